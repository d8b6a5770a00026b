/** The other hand from memory: shown for a while, then hidden. */

import { useEffect, useState } from "preact/hooks";
import { useStore } from "../../app/store";
import { mode } from "./mode";
import type { Trying } from "./usePuzzle";

/** Milliseconds for which it is shown. */
export const SHOWN = 10_000;

/** Whether the other hand is hidden now. */
export function useHidden({ puzzle, plays, hasLooked }: Trying): boolean {
  const isFromMemory = useStore(mode) === "memory";
  const [isOver, setOver] = useState(false);
  const id = puzzle?.id;
  const isAtStart = plays.length === 0;
  useEffect(() => {
    setOver(false);
    if (!isFromMemory || id === undefined) return undefined;
    const timer = setTimeout(() => setOver(true), SHOWN);
    return () => clearTimeout(timer);
  }, [isFromMemory, id, isAtStart, hasLooked]);
  if (!isFromMemory || puzzle === null || puzzle.outcome !== null) return false;
  return isOver || puzzle.opponent === null;
}
