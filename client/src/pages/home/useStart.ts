/** Makes a table, once for however many clicks, and says what went wrong. */

import { useEffect, useRef, useState } from "preact/hooks";
import { chosenDealer } from "../../app/settings";
import { api, type NewTable, type TakenSeat } from "../../wire/api";
import { inWords } from "../../wire/failure";

interface Start {
  /** @param done goes to the table; until its page is there, this one makes no other. */
  readonly start: (table: NewTable, done: (taken: TakenSeat) => void) => Promise<void>;
  readonly isStarting: boolean;
  readonly problem: string | null;
}

export function useStart(): Start {
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  useEffect(() => void import("../../honest/device").catch(() => null), []); // ready for a click
  const start = async (table: NewTable, done: (taken: TakenSeat) => void): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStarting(true);
    try {
      done(await api.createTable({ ...table, dealer: chosenDealer() }));
    } catch (error) {
      setProblem(inWords(error, table.rules));
      isBusy.current = false;
      setStarting(false);
    }
  };
  return { start, isStarting, problem };
}
