/** Loads the clocks, where a table has them. */

import { useEffect, useState } from "preact/hooks";
import { imported, loadOwnPart } from "../../app/load";
import { speakOfAdvice } from "../../texts/texts";

type Clocks = typeof import("./clock/clocks");

/** The clocks; null where there are none, and until they are there. */
export function useClocks(isWanted: boolean): Clocks | null {
  const [clocks, setClocks] = useState<Clocks | null>(null);
  useEffect(() => {
    if (!isWanted || clocks !== null) return;
    const load = async (): Promise<Clocks> =>
      (
        await Promise.all([imported(() => import("./clock/clocks"), "YourClock"), speakOfAdvice()])
      )[0];
    void loadOwnPart(load).then((part) => part.kind === "ready" && setClocks(part.part));
  }, [isWanted]);
  return isWanted ? clocks : null;
}
