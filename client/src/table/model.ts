/** What is known and shown of a table, for whatever draws it. */

import type { LinkState } from "../wire/link";
import type { AdviceMessage, CardCode, Request, Suit, TableView } from "../wire/messages";
import type { Frame } from "./frames";
import type { Scene } from "./scene";

/** Something to tell the player once. */
export type Notice =
  | { readonly kind: "must_follow"; readonly card: CardCode }
  | { readonly kind: "not_your_turn" }
  | { readonly kind: "not_held"; readonly suit: Suit }
  | { readonly kind: "unable"; readonly text: string }
  | { readonly kind: "refused"; readonly code: string; readonly request: Request["type"] | null };

/** All that a page of the table shows. */
export interface TableModel {
  readonly table: TableView | null;
  readonly scene: Scene | null;
  readonly frame: Frame | null;
  readonly isMoving: boolean;
  readonly link: LinkState;
  readonly pending: Request | null;
  /** The card lifted by a first tap, when two taps are asked for. */
  readonly lifted: CardCode | null;
  readonly notice: Notice | null;
  readonly advice: AdviceMessage | null;
  /** Why the coach has not let a card be played. */
  readonly warning: AdviceMessage | null;
  /** Whether the opponent had the next hand dealt, while the result of the last is still read. */
  readonly isNextDealt: boolean;
}
