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
  /** Whether there is no puzzle left to try. */
  readonly isNone: boolean;
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
  isNone: false,
  error: null,
};

/** @param theme the theme wished for; null for any. */
export function usePuzzle(theme: string | null): Trying {
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
    id: string,
    plays: readonly CardCode[],
    { hasLooked = state.hasLooked, givesUp = false } = {},
  ): Promise<void> => {
    const puzzle = await api.playPuzzle(id, {
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

  const next = (): void =>
    run(async () => {
      const { id } = await api.nextPuzzle(theme);
      if (id === null) setState({ ...EMPTY, isNone: true });
      else await ask(id, [], { hasLooked: false });
    });

  useEffect(() => {
    next();
    return () => clearTimeout(timer.current);
  }, [theme]);

  const { puzzle, plays } = state;
  const withPuzzle = (work: (puzzle: Puzzle) => Promise<void>) => (): void => {
    if (puzzle !== null) run(() => work(puzzle));
  };
  return {
    ...state,
    isWaiting,
    play: (card) => {
      if (puzzle?.legal.includes(card) && !state.isResting) {
        run(() => ask(puzzle.id, [...plays, card]));
      }
    },
    giveUp: withPuzzle(({ id }) => ask(id, plays, { givesUp: true })),
    again: withPuzzle(({ id }) => ask(id, [], { hasLooked: false })),
    look: withPuzzle(({ id }) => ask(id, plays, { hasLooked: true })),
    next,
  };
}
