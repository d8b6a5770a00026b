/** Mistakes a hand over time, all together and by kind. */

import type { MistakeKind, ProgressMessage } from "../wire/server";

type Hand = ProgressMessage["hands"][number];

/** In the order in which they are shown. */
export const KINDS: readonly MistakeKind[] = [
  "too_dear",
  "let_go",
  "ruffed",
  "threw",
  "lead",
  "stage_two",
];

/** Hands over which a mean is taken: one hand alone tells little. */
const SPAN = 10;

/** The mean number of mistakes a hand after each hand, over the last ones up to it. */
export function meanMistakes(hands: readonly Hand[], kind?: MistakeKind): readonly number[] {
  const counts = hands.map(({ counts: byKind }) =>
    (kind === undefined ? KINDS : [kind]).reduce((sum, one) => sum + (byKind[one] ?? 0), 0),
  );
  return counts.map((_, index) => {
    const last = counts.slice(Math.max(0, index + 1 - SPAN), index + 1);
    return last.reduce((sum, count) => sum + count, 0) / last.length;
  });
}
