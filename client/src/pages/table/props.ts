/** What the parts of the table are handed. */

import type { ComponentChildren } from "preact";
import type { Scene } from "../../table/scene";
import type { TableModel } from "../../table/model";
import type { TableSession } from "../../table/session";
import type { CardCode, TableView, View } from "../../wire/messages";

/** Somebody who leads through the hand. */
export interface Guide {
  /** The only card to be played now; null while there is something to read. */
  readonly best: CardCode | null;
  /** Whether any card may be played that the rules allow. */
  readonly isFree?: boolean;
  /** The card that was tried and is not the one: it lies in the trick, marked. */
  readonly tried?: CardCode | null;
  /** Whether the known cards of the opponent are not shown. */
  readonly hidesKnown?: boolean;
  /** What the table is called in the style sheets, beside `guided`. */
  readonly look?: string;
  /** What is said now, to those who listen; empty while nothing is. */
  readonly words: string;
  /** What stands in the place of the actions. */
  readonly panel: ComponentChildren;
}

export interface TableProps {
  readonly session: TableSession;
  /** Whether both players sit at this screen. */
  readonly isLocal?: boolean;
  readonly guide?: Guide;
  /** Why what was to follow the hand could not be begun. */
  readonly problem?: string | null;
  readonly onNext: (table: TableView) => void;
  readonly onReview: (table: TableView) => void;
  readonly onAgain: (table: TableView) => void;
  readonly onLeave: () => void;
}

export interface LaidTableProps extends TableProps {
  readonly model: TableModel;
  readonly table: TableView;
  readonly view: View;
  readonly scene: Scene;
  readonly main: { current: HTMLElement | null };
  /** For copies of cards on their way. */
  readonly layer: { current: HTMLDivElement | null };
}
