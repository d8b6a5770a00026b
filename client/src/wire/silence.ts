/** When to ask again what the server has not answered. */

import { ApiError } from "./api";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;
/** What a proxy answers whose server is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
/** Too much was asked for, or much is being thought about. */
const PASSING: ReadonlySet<number> = new Set([429, 503]);

/** Whether the server itself has not answered: the line dropped, or it is not there just now. */
function isSilence(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError;
  return AWAY.has(error.status) && error.code === "failed";
}

/**
 * Milliseconds until it is to be asked again; null where the server has answered, and would again.
 *
 * @param before the wait before that; 0 for none.
 */
export function nextWait(error: unknown, before: number): number | null {
  if (!isSilence(error)) return null;
  return before === 0 ? FIRST_WAIT : Math.min(2 * before, LONGEST_WAIT);
}

/** Whether the same may be answered otherwise in a moment. */
export function isPassing(error: unknown): boolean {
  return isSilence(error) || (error instanceof ApiError && PASSING.has(error.status));
}
