/** Loads what finds a person when that is first wanted. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { imported, loadOwnPart } from "../../app/load";
import { speakOfSchool } from "../../texts/texts";
import type { FindProps } from "./find/props";

type Find = ComponentType<FindProps>;

/** @returns null until it is there; `failed` where it cannot be loaded. */
export function usePerson(isWanted: boolean): Find | "failed" | null {
  const [found, setFound] = useState<{ readonly Find: Find | "failed" } | null>(null);
  useEffect(() => {
    if (!isWanted && found?.Find === "failed") setFound(null); // the next time it is tried again
    if (!isWanted || found !== null) return;
    void loadOwnPart(async () => {
      const [part] = await Promise.all([
        imported(() => import("./find/Find"), "Find"),
        speakOfSchool(),
      ]);
      return part.Find;
    }).then((part) => setFound({ Find: part.kind === "ready" ? part.part : "failed" }));
  }, [isWanted, found]);
  return isWanted ? (found?.Find ?? null) : null;
}
