/** The scale of a skill: from what gives away most, at the left, to what gives away nothing. */

import type { SkillMessage } from "../../wire/server";

type Ticks = SkillMessage["levels"];

/** Left of the weakest level there is room for whoever gives away more. */
const ROOM = 1.1;
/** Signs of levels that are closer, in percent of the scale, are shown in one place. */
const APART = 6;

/** Where a number of tricks is, in percent of the scale. */
export function placeOf(tricks: number, levels: Ticks): number {
  const most = ROOM * Math.max(...levels.map(({ cost }) => cost));
  return Math.min(100, Math.max(0, 100 * (1 - tricks / most)));
}

interface Group {
  readonly at: number;
  readonly names: readonly string[];
}

/** The levels by their places, those that are close together in one. */
export function groupsOf(levels: Ticks): readonly Group[] {
  const placed = levels
    .map(({ level, cost }) => ({ at: placeOf(cost, levels), names: [level] }))
    .sort((one, other) => one.at - other.at);
  return placed.reduce<readonly Group[]>((groups, next) => {
    const last = groups.at(-1);
    if (last === undefined || next.at - last.at >= APART * last.names.length)
      return [...groups, next];
    const [first, second] = [last.names.length, next.names.length];
    const at = (last.at * first + next.at * second) / (first + second);
    return [...groups.slice(0, -1), { at, names: [...last.names, ...next.names] }];
  }, []);
}
