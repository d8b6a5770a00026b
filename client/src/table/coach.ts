/** The coach: looks at a card before it is played, once at each moment, where the game allows it. */

import { may, type CardCode, type Request, type TableView } from "../wire/messages";
import { handOf } from "./scene";

/** Refusals after which a card is played without the coach. */
const ABSENT: ReadonlySet<string> = new Set(["no_advice", "busy"]);

export class Coach {
  /** From how many tricks on a card is asked about that gives them away; 0 never. */
  from = 0;
  /** The moment at which there was a warning already. */
  #warnedAt: string | null = null;

  /** How a card is played: by way of the coach, or plainly. */
  requestFor(card: CardCode, table: TableView): Request {
    const looks = this.from > 0 && may(table, "coached") && this.#warnedAt !== momentOf(table);
    return looks ? { type: "coached", card, tricks: this.from } : { type: "play", card };
  }

  /** The plain play of a card that was refused because there is no coach; null for anything else. */
  withoutCoach(refused: Request | null, code: string): Request | null {
    const isAbsent = refused?.type === "coached" && ABSENT.has(code);
    return isAbsent ? { type: "play", card: refused.card } : null;
  }

  /** Note that a warning was given at this moment of the table. */
  hasWarned(table: TableView): void {
    this.#warnedAt = momentOf(table);
  }
}

/** Names the play at which a table stands. */
function momentOf(table: TableView): string {
  return `${handOf(table)} ${table.view?.tricks.length ?? 0} ${table.view?.led ?? ""}`;
}
