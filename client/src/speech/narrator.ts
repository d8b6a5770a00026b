/** Follows one table and says each thing once, when it can be said in one piece. */

import type { Clock } from "../table/mover";
import type { Scene } from "../table/scene";
import type { TableModel } from "../table/model";
import { may } from "../wire/messages";
import { announce, heardOf, nothingHeard, type Heard, type Listener } from "./announce";
import type { Sentence } from "./sentence";

/**
 * Milliseconds for which a paragraph waits for its end while the opponent is to play: one who
 * answers at once is told together with the card that was answered.
 */
const PATIENCE = 700;

export class Narrator {
  readonly #clock: Clock;
  readonly #speak: (paragraph: readonly Sentence[]) => void;
  #heard: Heard;
  #now: Heard;
  #listener: Listener = { name: "", me: null };
  /** Ends the waiting for the end of a paragraph; null while nothing waits. */
  #cancel: (() => void) | null = null;

  /**
   * @param speak says one paragraph.
   * @param seen what the player has seen in an earlier session.
   */
  constructor(
    clock: Clock,
    speak: (paragraph: readonly Sentence[]) => void,
    seen: Scene | null = null,
  ) {
    this.#clock = clock;
    this.#speak = speak;
    this.#heard = this.#now = nothingHeard(seen);
  }

  /** Take notice of the table as it is now. */
  follow(model: TableModel, listener: Listener): void {
    if (isOnlySeen(model)) return;
    this.#now = heardOf(model);
    this.#listener = listener;
    if (announce(this.#heard, this.#now, listener).length === 0) this.#pass();
    else if (isComplete(this.#heard, this.#now)) this.#say();
    else this.#cancel ??= this.#clock.after(PATIENCE, () => this.#say());
  }

  /** Say nothing more. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #say(): void {
    this.stop();
    const paragraph = announce(this.#heard, this.#now, this.#listener);
    this.#heard = this.#now;
    if (paragraph.length > 0) this.#speak(paragraph);
  }

  /** Go on though nothing was said: what has gone, such as a notice, can come again. */
  #pass(): void {
    const [heard, now] = [this.#heard, this.#now];
    const isAway = now.link === "lost" || (heard.link === "lost" && heard.table === now.table);
    if (!isAway) this.#heard = now;
  }
}

/** Whether something has to be seen to its end first: the cut, and the last trick of a hand. */
function isOnlySeen({ frame, isMoving, table }: TableModel): boolean {
  return frame?.movement === "cut" || (isMoving && table?.view?.over === true);
}

/** Whether nothing more is to be waited for: it is for this player to do something, or all is over. */
function isComplete(before: Heard, { table, link, notice, lifted, isAsking }: Heard): boolean {
  if (table === null || link === "lost") return true;
  const isOwn = notice !== before.notice || lifted !== before.lifted || isAsking;
  return isOwn || table.view?.over !== false || table.offer !== null || may(table, "play");
}
