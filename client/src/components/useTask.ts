/** Something that is asked of the server: once for however many clicks, and what went wrong. */

import { useRef, useState } from "preact/hooks";
import { inWords } from "../wire/failure";

interface Task {
  /**
   * Does it, unless it is being done.
   *
   * @param rules the rule set that is asked for, to be named where it is refused.
   */
  readonly run: (work: () => Promise<unknown>, rules?: string) => Promise<void>;
  readonly isBusy: boolean;
  readonly problem: string | null;
}

/** @param staysBusy whether it leads away: until another page is there, it is done no more. */
export function useTask({ staysBusy = false } = {}): Task {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);
  const setRunning = (isOn: boolean): void => {
    isRunning.current = isOn;
    setBusy(isOn);
  };
  const run: Task["run"] = async (work, rules) => {
    if (isRunning.current) return;
    setRunning(true);
    setProblem(null);
    try {
      await work();
      if (!staysBusy) setRunning(false);
    } catch (error) {
      setProblem(inWords(error, rules));
      setRunning(false);
    }
  };
  return { run, isBusy, problem };
}
