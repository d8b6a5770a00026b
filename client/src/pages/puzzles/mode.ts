/** Whether the other hand is open, or shown for a moment only; kept while the page is open. */

import { Store } from "../../app/store";

export type Mode = "open" | "memory";

export const mode = new Store<Mode>("open");

export const MODES: readonly Mode[] = ["open", "memory"];
