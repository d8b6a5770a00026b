/** The table that is watched, asked for again and again while the page is seen. */

import { useEffect, useState } from "preact/hooks";
import { inWords } from "../../wire/failure";
import { watching, type WatchedTable } from "../../wire/watching";

/** Milliseconds between an answer and the next question. */
const EVERY = 1_500;

interface Watched {
  /** Null until it is known; what was last seen stays while the server is away. */
  readonly told: WatchedTable | null;
  readonly problem: string | null;
}

export function useWatched(table: string, secret: string): Watched {
  const [now, setNow] = useState<Watched>({ told: null, problem: null });
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      if (!document.hidden) {
        try {
          const told = await watching.look(table, secret);
          if (isWanted) setNow({ told, problem: null });
        } catch (error) {
          if (isWanted) setNow((before) => ({ ...before, problem: inWords(error) }));
        }
      }
      if (isWanted) timer = setTimeout(() => void ask(), EVERY);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [table, secret]);
  return now;
}
