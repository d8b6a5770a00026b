/** What a hand's points were made of, in parts that add up as they are shown. */

import { ofSeat, opponentOf, type SeatName } from "../wire/messages";
import type { Review } from "../wire/review";

export interface Parts {
  /** What the deal was worth before the first card. */
  readonly start: number;
  /** The luck of the cards to come; what rounding leaves over is in it. */
  readonly cards: number;
  /** What this one gave away, 0 or less. */
  readonly yours: number;
  /** What the other one gave away, 0 or more. */
  readonly theirs: number;
  /** What a claim, a resignation or an absence has changed; null where there was none. */
  readonly ending: number | null;
  /** What the cards were worth, the deal and the luck of those to come. */
  readonly luck: number;
  /** What the other one gave away, less what this one did. */
  readonly play: number;
}

const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;

/** The parts for a seat, in tenths of a point; of a hand without a result, as far as they go. */
export function partsOf(review: Review, me: SeatName): Parts {
  const { result, sides } = review;
  const sign = me === "north" ? 1 : -1;
  const isPlayed = (result?.ended ?? "played") === "played";
  const start = tenths(sign * review.start);
  const yours = tenths(-sides[me].cost);
  const theirs = tenths(sides[opponentOf(me)].cost);
  const play = tenths(yours + theirs);
  const ending = isPlayed ? null : tenths(sign * review.ending);
  const luck =
    result === null
      ? tenths(start + sides[me].luck)
      : tenths(pointsOf(result.points, me) - play - (ending ?? 0));
  return { start, cards: tenths(luck - start), yours, theirs, ending, luck, play };
}

/** The points of a seat, less the other one's. */
export function pointsOf(points: readonly [number, number], me: SeatName): number {
  return ofSeat(points, me) - ofSeat(points, opponentOf(me));
}
