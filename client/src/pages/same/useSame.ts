/** A challenge as the server tells it, asked anew while the page is looked at. */

import { useEffect, useState } from "preact/hooks";
import { api, type Same } from "../../wire/api";

/** Milliseconds until it is asked again: the other one plays at the same time, or on another day. */
const PATIENCE = 20_000;

interface Known {
  readonly same: Same | null;
  /** What went wrong, where nothing is known. */
  readonly error: unknown;
}

interface Asked extends Known {
  /** Shows what the server has answered to a request. */
  readonly change: (same: Same) => void;
}

export function useSame(id: string): Asked {
  const [known, setKnown] = useState<Known>({ same: null, error: null });
  useEffect(() => {
    let isWanted = true;
    const ask = (): void => {
      if (document.hidden) return;
      api.same(id).then(
        (same) => isWanted && setKnown({ same, error: null }),
        (error: unknown) => isWanted && setKnown(({ same }) => ({ same, error })),
      );
    };
    ask();
    const timer = window.setInterval(ask, PATIENCE);
    document.addEventListener("visibilitychange", ask);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [id]);
  return { ...known, change: (same) => setKnown({ same, error: null }) };
}
