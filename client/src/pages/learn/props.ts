/** What the parts of the page are handed. */

import type { Learn } from "../../wire/api";

export interface LearnProps {
  readonly learn: Learn;
  /** Whether nothing has been done here yet. */
  readonly isNew: boolean;
}
