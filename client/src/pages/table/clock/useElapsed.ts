/** How long ago the message of a clock came, as often as somebody sees a difference. */

import { useEffect, useMemo, useState } from "preact/hooks";
import type { ClockView } from "../../../wire/messages";

/** Milliseconds between two looks: a second begins within them. */
const STEP = 250;

/**
 * @param isFrozen whether time stands still here, since nothing is known of the server's.
 * @returns seconds.
 */
export function useElapsed(clock: ClockView, isFrozen = false): number {
  const since = useMemo(() => performance.now(), [clock]);
  const [, show] = useState(0);
  const [frozen, freeze] = useState(0);
  useEffect(() => {
    if (isFrozen) {
      freeze(performance.now());
      return undefined;
    }
    if (clock.runs === null) return undefined;
    const timer = setInterval(() => show(performance.now()), STEP);
    return () => clearInterval(timer);
  }, [clock, isFrozen]);
  const now = isFrozen && frozen > since ? frozen : performance.now();
  return (now - since) / 1000;
}
