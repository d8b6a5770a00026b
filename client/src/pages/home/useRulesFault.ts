/** Asks the server, at every change, whether rules can be played. */

import { useEffect, useRef, useState } from "preact/hooks";
import { api, ApiError } from "../../wire/api";
import { inWords } from "../../wire/failure";

interface Judged {
  /** What is wrong with the rules, as a sentence; null where nothing is known to be. */
  readonly fault: string | null;
  /** Do something with the rules once the server has found nothing wrong with them. */
  readonly onceJudged: (done: () => void) => void;
}

/** @param rules as text. */
export function useRulesFault(rules: string): Judged {
  const [fault, setFault] = useState<string | null>(null);
  /** The rules in sight; null once there are none any more. */
  const current = useRef<string | null>(rules);
  current.current = rules;
  useEffect(() => () => void (current.current = null), []);
  const judge = async (): Promise<string | null> => {
    const found = await faultOf(rules);
    if (current.current === rules) setFault(found);
    return found;
  };
  useEffect(() => void judge(), [rules]);
  const onceJudged = (done: () => void): void => {
    void judge().then((found) => {
      if (found === null && current.current === rules) done();
    });
  };
  return { fault, onceJudged };
}

async function faultOf(rules: string): Promise<string | null> {
  try {
    const found = await api.rulesFault(rules);
    return found && inWords(new ApiError(422, found.code, "", { options: found.options }), rules);
  } catch {
    return null; // without an answer, the rules are judged when the table is made
  }
}
