/** Loads what the table needs after its cards, as soon as these are drawn. */

import { useEffect, useState } from "preact/hooks";
import { imported, loadOwnPart, type Part } from "../../app/load";
import { speakOfAdvice } from "../../texts/texts";

type Late = Part<typeof import("./late")>;

/** What is there for every table from now on. */
let ready: Late | null = null;
let asked: Promise<Late> | null = null;

async function loadWithTexts(): Promise<typeof import("./late")> {
  const [part] = await Promise.all([imported(() => import("./late"), "Panels"), speakOfAdvice()]);
  return part;
}

function load(): Promise<Late> {
  asked ??= loadOwnPart(loadWithTexts).then((late) => {
    asked = null;
    if (late.kind === "ready") ready = late;
    return late;
  });
  return asked;
}

/**
 * The parts, or why they cannot be had; null while they are loaded.
 *
 * @param isWanted whether one of them has to be shown. What failed before is tried again then, and
 * nobody is told of it.
 */
export function useLate(isWanted: boolean): Late | null {
  const [late, setLate] = useState(ready);
  useEffect(() => {
    if (ready !== null) return undefined;
    let isCurrent = true;
    void load().then((now) => {
      if (isCurrent && (isWanted || now.kind === "ready")) setLate(now);
    });
    return () => {
      isCurrent = false;
      setLate(ready);
    };
  }, [isWanted]);
  return late;
}
