/** Adds up what was played. */

import type { HandLine, HandTally, MatchTally, Statistics } from "../wire/statistics";

export interface Choice {
  /** Hands with a hint or an undo; they stand apart. */
  readonly practice: boolean;
  /** A rule set as text; null for all. */
  readonly rules: string | null;
}

export interface Sum {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  /** Own points less the opponent's. */
  readonly points: number;
}

interface LevelSum extends Sum {
  readonly level: string | null;
  readonly matches: Sum;
}

const NOTHING: Sum = { played: 0, won: 0, drawn: 0, points: 0 };

/** All that the choice lets through. */
export function chosen(statistics: Statistics, { practice, rules }: Choice): Statistics {
  const fits = (entry: { readonly practice: boolean; readonly rules: string }): boolean =>
    entry.practice === practice && (rules === null || entry.rules === rules);
  return {
    hands: statistics.hands.filter(fits),
    matches: statistics.matches.filter(fits),
    recent: statistics.recent.filter(fits),
  };
}

export function sumHands(tallies: readonly HandTally[]): Sum {
  return tallies.reduce(
    (sum, { points, ...tally }) => add(sum, tally, points[0] - points[1]),
    NOTHING,
  );
}

export function sumMatches(tallies: readonly MatchTally[]): Sum {
  return tallies.reduce((sum, tally) => add(sum, tally, 0), NOTHING);
}

function add(sum: Sum, tally: Pick<MatchTally, "won" | "lost" | "drawn">, points: number): Sum {
  return {
    played: sum.played + tally.won + tally.lost + tally.drawn,
    won: sum.won + tally.won,
    drawn: sum.drawn + tally.drawn,
    points: sum.points + points,
  };
}

/** Hands and matches against each opponent, in the order of the levels; people come last. */
export function byLevel(statistics: Statistics, levels: readonly string[]): readonly LevelSum[] {
  const met = new Set(statistics.hands.map(({ level }) => level));
  const known = levels.filter((level) => met.has(level));
  const others = [...met].filter((level) => level !== null && !levels.includes(level));
  const order = [...known, ...others, ...(met.has(null) ? [null] : [])];
  return order.map((level) => ({
    level,
    ...sumHands(statistics.hands.filter((tally) => tally.level === level)),
    matches: sumMatches(statistics.matches.filter((tally) => tally.level === level)),
  }));
}

/** The points won so far after each hand, the oldest first; it begins at nought. */
export function pointsOverTime(recent: readonly HandLine[]): readonly number[] {
  const running = [0];
  for (const { points } of [...recent].reverse()) {
    running.push((running.at(-1) ?? 0) + points[0] - points[1]);
  }
  return running;
}

/** How many hands back the mistakes are averaged. */
export const SPAN = 5;

/** The own mistakes a hand in the reviewed hands, the oldest first, each averaged over the last. */
export function mistakesOverTime(recent: readonly HandLine[]): readonly number[] {
  const counts = [...recent].reverse().flatMap(({ mistakes }) => mistakes ?? []);
  return counts.map((_, index) => {
    const last = counts.slice(Math.max(0, index + 1 - SPAN), index + 1);
    return last.reduce((sum, count) => sum + count, 0) / last.length;
  });
}

/** The rule sets that were played, the most played first. */
export function rulesPlayed(statistics: Statistics): readonly string[] {
  const counts = new Map<string, number>();
  for (const { rules, won, lost, drawn } of statistics.hands) {
    counts.set(rules, (counts.get(rules) ?? 0) + won + lost + drawn);
  }
  return [...counts].sort((one, other) => other[1] - one[1]).map(([rules]) => rules);
}
