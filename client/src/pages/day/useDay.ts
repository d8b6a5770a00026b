/** What the server says of a day; asked again while its par is being worked out. */

import { useEffect, useState } from "preact/hooks";
import { api, type Day } from "../../wire/api";

/** Milliseconds until par is asked for again. */
const PATIENCE = 3_000;

interface Known {
  readonly day: Day | null;
  /** What went wrong, where nothing is known. */
  readonly error: unknown;
}

export function useDay(date: string | undefined): Known {
  const [known, setKnown] = useState<Known>({ day: null, error: null });
  useEffect(() => {
    let timer = 0;
    let isWanted = true;
    const ask = (): void => {
      api.day(date).then(
        (day) => {
          if (!isWanted) return;
          setKnown({ day, error: null });
          if (day.par === null) timer = window.setTimeout(ask, PATIENCE);
        },
        (error: unknown) => isWanted && setKnown(({ day }) => ({ day, error })),
      );
    };
    setKnown({ day: null, error: null });
    ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [date]);
  return known;
}
