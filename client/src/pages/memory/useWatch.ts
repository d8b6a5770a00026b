/** Lets the tricks of a task pass by at the chosen pace. */

import { useEffect, useRef, useState } from "preact/hooks";
import { pageClock } from "../../app/clock";
import { betweenTricks, restOfTrick, type Pace } from "../../memory/pace";
import { tableOf } from "../../memory/table";
import type { TableModel } from "../../table/model";
import { TableSession } from "../../table/session";
import type { MemoryDeal } from "../../wire/server";

/** Milliseconds before the first trick, to look at the hand. */
const BEFORE = 1_000;

interface Watching {
  readonly session: TableSession;
  /** Ends what moves and shows the next trick. */
  readonly next: () => void;
  /** Hears how the table stands now. */
  readonly follow: (model: TableModel) => void;
}

export function useWatch(
  deal: MemoryDeal,
  { pace, isPaused, onEnd }: { pace: Pace; isPaused: boolean; onEnd: () => void },
): Watching {
  const [session] = useState(() => {
    const made = new TableSession(pageClock);
    made.receive(tableOf(deal, 0));
    made.follow({ kind: "open" });
    return made;
  });
  const [isMoving, setMoving] = useState(true);
  const [plays, setPlays] = useState(0);
  const shownAt = useRef<number | null>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  session.rest = restOfTrick(pace);

  const next = (): void => {
    session.finish();
    if (plays + 1 >= deal.views.length) {
      end.current();
      return;
    }
    shownAt.current = pageClock.now();
    for (const shown of [plays + 1, plays + 2]) session.receive(tableOf(deal, shown));
    setPlays(plays + 2);
  };
  useEffect(() => {
    const between = betweenTricks(pace);
    if (isMoving || isPaused || between === null) return undefined;
    const since = shownAt.current === null ? between - BEFORE : pageClock.now() - shownAt.current;
    return pageClock.after(Math.max(0, between - since), next);
  }, [isMoving, isPaused, pace, plays]);
  return { session, next, follow: (model) => setMoving(model.isMoving) };
}
