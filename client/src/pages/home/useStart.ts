/** Makes a table, once for however many clicks, and says what went wrong. */

import { useEffect } from "preact/hooks";
import { chosenDealer } from "../../app/settings";
import { sitDown } from "../../app/sitDown";
import { useTask } from "../../components/useTask";
import { api, type NewTable } from "../../wire/api";

interface Start {
  /** Goes to the table; until its page is there, this one makes no other. */
  readonly start: (table: NewTable, place?: Parameters<typeof sitDown>[1]) => void;
  readonly isStarting: boolean;
  readonly problem: string | null;
}

export function useStart(): Start {
  const { run, isBusy: isStarting, problem } = useTask({ staysBusy: true });
  useEffect(() => void import("../../honest/device").catch(() => null), []); // ready for a click
  const start: Start["start"] = (table, place = "table") =>
    void run(
      async () => sitDown(await api.createTable({ ...table, dealer: chosenDealer() }), place),
      table.rules,
    );
  return { start, isStarting, problem };
}
