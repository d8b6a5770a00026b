/** What the first page shows of the server's: levels, rule sets, and the matches left open. */

import { useLoaded } from "../../components/useLoaded";
import { api, type RulesCatalogue } from "../../wire/api";
import type { DayGlance } from "../../wire/server";
import type { TableView } from "../../wire/messages";

export interface FirstPage {
  /** The computer levels, from the weakest; none when the server does not answer. */
  readonly levels: readonly string[];
  readonly catalogue: RulesCatalogue | null;
  /** The matches that can be gone on with, the latest first. */
  readonly open: readonly TableView[];
  /** Null when the server does not answer. */
  readonly day: DayGlance | null;
}

/**
 * All of it at once, or null until it is there. What came piece by piece would push the buttons
 * down under a finger, and a click whose button moves between press and release is lost.
 */
export function useFirstPage(): FirstPage | null {
  const loaded = useLoaded(async () => {
    const [levels, catalogue, open, day] = await Promise.all([
      orElse(api.levels(), []),
      orElse(api.rules(), null),
      orElse(api.openTables(), []),
      orElse(api.dayGlance(), null),
    ]);
    return { levels, catalogue, open, day };
  }, []);
  return loaded.kind === "ready" ? loaded.value : null;
}

function orElse<T, U>(answer: Promise<T>, instead: U): Promise<T | U> {
  return answer.catch(() => instead);
}
