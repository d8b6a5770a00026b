/** What a clock says, some time after the server's message of it. */

import { opponentOf, type ClockView, type SeatName } from "../../../wire/messages";

/** One seat's clock at a moment. */
export interface Reading {
  /** Seconds left. */
  readonly left: number;
  /** Whether it is this seat's time. */
  readonly runs: boolean;
  /** Whether it stands, since a connection was lost. */
  readonly stands: boolean;
  /** Whether there is little left. */
  readonly isLow: boolean;
}

/** Seconds from which on there is little left. */
const LOW = { card30: 8, "match3+5": 20 } as const;

/**
 * @param elapsed seconds since the message came.
 */
export function readingAt(clock: ClockView, seat: SeatName, elapsed: number): Reading {
  const runs = clock.runs === seat;
  const charged = runs ? Math.max(0, elapsed - clock.starts_in) : 0;
  const left = Math.max(0, (seat === "north" ? clock.left[0] : clock.left[1]) - charged);
  const stands = runs && standsFor(clock, elapsed) > 0;
  return { left, runs, stands, isLow: runs && !stands && left <= LOW[clock.kind] };
}

/** Seconds for which the clock still stands for a lost connection; 0 when it does not stand. */
export function standsFor(clock: ClockView, elapsed: number): number {
  return clock.stands_for === null ? 0 : Math.max(0, clock.starts_in - elapsed);
}

/** Whether the clock stands for the seat opposite. */
export function waitsForThem(clock: ClockView | null, me: SeatName): boolean {
  return clock?.stands_for === opponentOf(me);
}

/** Such as `2:41`; a begun second is a second. */
export function inDigits(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Such as `2 minutes 41 seconds`, in a language. */
export function inWords(seconds: number, language: string): string {
  const whole = Math.ceil(seconds);
  const part = (value: number, unit: string): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(minutes > 0 ? [part(minutes, "minute")] : []),
    ...(rest > 0 || minutes === 0 ? [part(rest, "second")] : []),
  ];
  return parts.join(" ");
}

/** The seconds at which something is told, the most first. */
const TOLD = [60, 20, 10, 5];

/** The seconds that have just been reached; null while none were. */
export function reached(before: number, now: number): number | null {
  return TOLD.findLast((seconds) => before > seconds && now <= seconds) ?? null;
}

/** The last of these seconds that was reached: the message line says it. */
export function lastReached(left: number): number | null {
  return TOLD.findLast((seconds) => left <= seconds) ?? null;
}
