/** What happens at the table as sounds: which one, not how it is made. */

import type { SeatName } from "../wire/messages";
import type { Frame } from "./frames";
import type { Scene } from "./scene";

/**
 * - `card`: a card is laid down.
 * - `won`, `lost`: a trick goes to this player, or to the other one.
 * - `draw`, `hidden`: the upcard, or a card unseen, comes to this player's hand.
 * - `turn`: it is for this player to play.
 * - `stage`: stage two begins.
 * - `victory`, `defeat`: the hand is over.
 * - `refused`: something cannot be done.
 */
export type Cue =
  "card" | "won" | "lost" | "draw" | "hidden" | "turn" | "stage" | "victory" | "defeat" | "refused";

/** The sound of a movement; null for one that makes none. */
export function cueOf({ movement, seat }: Frame, me: SeatName): Cue | null {
  switch (movement) {
    case "play":
      return "card";
    case "sweep":
      return seat === me ? "won" : "lost";
    case "draw":
      return seat === me ? "draw" : "hidden";
    case "stage":
      return "stage";
    default:
      return null;
  }
}

/** The sound of a change that is shown without movement; null when no trick was finished in it. */
export function cueBetween(before: Scene, after: Scene): Cue | null {
  const last = after.tricks.at(-1);
  const isSameHand = before.hand === after.hand;
  if (!isSameHand || last === undefined || after.tricks.length <= before.tricks.length) return null;
  return last.winner === after.me ? "won" : "lost";
}
