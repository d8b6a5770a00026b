/** Who waits, asked for now and then while the page is seen. */

import { useEffect, useState } from "preact/hooks";
import { follow } from "../../../meeting/begin";
import { search } from "../../../meeting/search";
import { inWords } from "../../../wire/failure";
import { meeting, type Meeting } from "../../../wire/meeting";

/** Milliseconds between two questions. */
const EVERY = 10_000;

interface Now {
  /** Null until it is known. */
  readonly meeting: Meeting | null;
  readonly problem: string | null;
}

export function useMeeting(): Now {
  const [now, setNow] = useState<Now>({ meeting: null, problem: null });
  useEffect(() => {
    let isWanted = true;
    const ask = (): void => {
      if (document.hidden) return;
      meeting.look().then(
        (told) => {
          if (!isWanted) return;
          setNow({ meeting: told, problem: null });
          // A page that was loaded anew goes on with the search that it had begun.
          if (told.search !== null && search.value.kind === "none") void follow(told.search);
        },
        (error: unknown) => {
          if (isWanted) setNow({ meeting: null, problem: inWords(error) });
        },
      );
    };
    ask();
    const timer = setInterval(ask, EVERY);
    document.addEventListener("visibilitychange", ask);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return now;
}
