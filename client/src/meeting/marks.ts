/** The axis of a chart of ratings. */

import type { Rating } from "../wire/meeting";

/** Points of rating between two marks, where that makes at most so many. */
const STEPS = [50, 100, 200, 400];
const MOST_MARKS = 6;

/** Round marks around all that is drawn. */
export function marksFor(ratings: readonly Pick<Rating, "value" | "margin">[]) {
  const least = Math.min(...ratings.map(({ value, margin }) => value - margin));
  const most = Math.max(...ratings.map(({ value, margin }) => value + margin));
  const step = STEPS.find((one) => (most - least) / one <= MOST_MARKS - 1) ?? 400;
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const count = Math.round((high - low) / step) + 1;
  return { low, high, marks: Array.from({ length: count }, (_, index) => low + index * step) };
}
