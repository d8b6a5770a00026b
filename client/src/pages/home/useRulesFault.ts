/** Asks the server, at every change, whether rules can be played. */

import { useEffect, useState } from "preact/hooks";
import { api, ApiError } from "../../wire/api";
import { inWords } from "../../wire/failure";

/** What is wrong with rules as text, as a sentence; null where nothing is known to be. */
export function useRulesFault(rules: string): string | null {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    api.rulesFault(rules).then(
      (found) => {
        if (!isCurrent) return;
        setFault(
          found && inWords(new ApiError(422, found.code, "", { options: found.options }), rules),
        );
      },
      () => undefined, // without an answer, the rules are judged when the table is made
    );
    return () => {
      isCurrent = false;
    };
  }, [rules]);
  return fault;
}
