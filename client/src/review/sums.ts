/** What a hand's points were made of, in parts that add up as they are shown. */

import { ofSeat, opponentOf, type SeatName } from "../wire/messages";
import type { Review } from "../wire/review";

export interface Parts {
  /** What the cards were worth: the deal before the first card, and the luck of those to come. */
  readonly luck: number;
  /** What the other one gave away, less what this one did. */
  readonly play: number;
  /** What a claim, a resignation or an absence has changed; null where there was none. */
  readonly ending: number | null;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The parts for a seat; null while the hand has no result. */
export function partsOf(review: Review, me: SeatName): Parts | null {
  const { result, sides } = review;
  if (result === null) return null;
  const sign = me === "north" ? 1 : -1;
  const points = ofSeat(result.points, me) - ofSeat(result.points, opponentOf(me));
  const luck = tenths(sign * review.start + sides[me].luck);
  const ending = result.ended === "played" ? null : tenths(sign * review.ending);
  return { luck, play: tenths(points - luck - (ending ?? 0)), ending };
}
