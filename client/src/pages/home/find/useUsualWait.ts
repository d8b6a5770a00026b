/** How long half of the last ones have waited. */

import { useLoaded } from "../../../components/useLoaded";
import { meeting } from "../../../wire/meeting";

/** @returns seconds; null where it is not known. */
export function useUsualWait(): number | null {
  const loaded = useLoaded(meeting.look, []);
  return loaded.kind === "ready" ? loaded.value.usual_wait : null;
}
