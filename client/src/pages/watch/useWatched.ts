/** The table that is watched, as the server tells it after every change. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../../texts/texts";
import { openLine } from "../../wire/line";
import type { WatchedTable } from "../../wire/watching";

interface Watched {
  /** Null until it is known; what was last seen stays while the server is away. */
  readonly told: WatchedTable | null;
  readonly problem: string | null;
}

export function useWatched(table: string, secret: string): Watched {
  const [now, setNow] = useState<Watched>({ told: null, problem: null });
  useEffect(() => {
    const complain = (problem: string): void => setNow((before) => ({ ...before, problem }));
    const line = openLine<WatchedTable>(`watch/${encodeURIComponent(table)}/socket`, {
      first: { type: "look_on", secret },
      told: (told) => setNow({ told, problem: null }),
      lost: () => complain(t("home-failed")),
      over: () => complain(t("refused-bad_watch")),
    });
    return line.close;
  }, [table, secret]);
  return now;
}
