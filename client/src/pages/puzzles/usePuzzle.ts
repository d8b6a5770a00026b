/** A puzzle being tried: the server answers each play by best defence. */

import { useEffect, useRef, useState } from "preact/hooks";
import { speedInForce } from "../../app/settings";
import { api, type Puzzle } from "../../wire/api";
import type { CardCode } from "../../wire/messages";
import { mode } from "./mode";

/** Milliseconds for which a finished trick lies before the next card is led. */
const REST = { slow: 1_600, normal: 1_000, fast: 500, off: 0 } as const;

interface State {
  /** The puzzle as it is shown; null while it is on its way. */
  readonly puzzle: Puzzle | null;
  /** Whether a finished trick lies on the table still. */
  readonly isResting: boolean;
  /** The own plays so far. */
  readonly plays: readonly CardCode[];
  /** Whether the other hand was looked at again. */
  readonly hasLooked: boolean;
  readonly error: unknown;
}

export interface Trying extends State {
  /** Whether the server was asked, and has not answered. */
  readonly isWaiting: boolean;
  readonly play: (card: CardCode) => void;
  readonly giveUp: () => void;
  readonly again: () => void;
  readonly look: () => void;
  readonly next: () => void;
}

const EMPTY: State = {
  puzzle: null,
  isResting: false,
  plays: [],
  hasLooked: false,
  error: null,
};

/**
 * @param id of the puzzle.
 * @param onNext asks for another one.
 */
export function usePuzzle(id: string, onNext: () => void): Trying {
  const [state, setState] = useState<State>(EMPTY);
  const isBusy = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef(0);

  const run = (work: () => Promise<void>): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    setWaiting(true);
    work()
      .catch((error: unknown) => setState((before) => ({ ...before, error })))
      .finally(() => {
        isBusy.current = false;
        setWaiting(false);
      });
  };

  const ask = async (
    of: string,
    plays: readonly CardCode[],
    { hasLooked = state.hasLooked, givesUp = false } = {},
  ): Promise<void> => {
    const puzzle = await api.playPuzzle(of, {
      plays,
      from_memory: mode.value === "memory",
      looked: hasLooked,
      gives_up: givesUp,
    });
    const isNewTrick = puzzle.line.length > (state.puzzle?.line.length ?? 0) && plays.length > 0;
    const rest = isNewTrick && puzzle.outcome === null ? REST[speedInForce()] : 0;
    clearTimeout(timer.current);
    setState({ ...EMPTY, puzzle, plays, hasLooked, isResting: rest > 0 });
    if (rest === 0) return;
    timer.current = window.setTimeout(
      () => setState((before) => ({ ...before, isResting: false })),
      rest,
    );
  };

  useEffect(() => {
    run(() => ask(id, [], { hasLooked: false }));
    return () => clearTimeout(timer.current);
  }, [id]);

  const { puzzle, plays } = state;
  const withPuzzle = (work: () => Promise<void>) => (): void => {
    if (puzzle !== null) run(work);
  };
  return {
    ...state,
    isWaiting,
    play: (card) => {
      if (puzzle?.legal.includes(card) && !state.isResting) {
        run(() => ask(id, [...plays, card]));
      }
    },
    giveUp: withPuzzle(() => ask(id, plays, { givesUp: true })),
    again: withPuzzle(() => ask(id, [], { hasLooked: false })),
    look: withPuzzle(() => ask(id, plays, { hasLooked: true })),
    next: onNext,
  };
}
