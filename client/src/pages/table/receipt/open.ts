/** Whether the seal of the deal is looked at. */

import { Store } from "../../../app/store";

export const receiptOpen = new Store(false);
