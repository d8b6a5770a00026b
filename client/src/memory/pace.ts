/** How fast the tricks of a memory task pass by. */

export const PACES = ["slow", "normal", "fast", "touch"] as const;

/** `touch`: each trick waits for the player. */
export type Pace = (typeof PACES)[number];

/** Milliseconds from one trick to the next. */
const BETWEEN: Readonly<Record<Exclude<Pace, "touch">, number>> = {
  slow: 5_000,
  normal: 3_000,
  fast: 1_500,
};

/** What of that the cards need to come, to be taken and to be drawn. */
const MOVING = 1_240;

/** Milliseconds from one trick to the next; null where the player says when. */
export function betweenTricks(pace: Pace): number | null {
  return pace === "touch" ? null : BETWEEN[pace];
}

/** How long a finished trick lies: until the player touches, or what the movements leave. */
export function restOfTrick(pace: Pace): number {
  return pace === "touch" ? 24 * 3_600_000 : BETWEEN[pace] - MOVING;
}

/** The next slower or faster pace; null at the end. */
export function paceBeside(pace: Pace, step: -1 | 1): Pace | null {
  const beside = PACES[PACES.indexOf(pace) + step];
  return pace === "touch" || beside === undefined || beside === "touch" ? null : beside;
}
