/** Sits down for the hand of a day, once for however many clicks. */

import { useRef, useState } from "preact/hooks";
import { settings } from "../../app/settings";
import { sitDown } from "../../app/sitDown";
import { api } from "../../wire/api";
import { inWords } from "../../wire/failure";

interface PlayDay {
  readonly play: (isPractice: boolean) => void;
  readonly problem: string | null;
}

export function usePlayDay(date: string): PlayDay {
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const play = (practice: boolean): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    const name = settings.value.name.trim() || null;
    api
      .playDay({ date, practice, name })
      .then((taken) => sitDown(taken))
      .catch((error: unknown) => setProblem(inWords(error)))
      .finally(() => {
        isBusy.current = false;
      });
  };
  return { play, problem };
}
