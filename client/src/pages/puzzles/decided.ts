/** What came of a puzzle of stage one. */

import type { CardCode } from "../../wire/messages";
import type { DecisionAnswer } from "../../wire/server";

export interface Decided {
  readonly answer: DecisionAnswer;
  /** The card chosen; null for somebody who was shown. */
  readonly card: CardCode | null;
}
