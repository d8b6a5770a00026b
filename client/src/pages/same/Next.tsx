/** The one thing to do now in a challenge: the next deal, or waiting for the others. */

import { useRef, useState } from "preact/hooks";
import { sitDown } from "../../app/sitDown";
import { Problem } from "../../components/Problem";
import { t } from "../../texts/texts";
import { api, type Same } from "../../wire/api";
import { inWords } from "../../wire/failure";

interface NextProps {
  readonly same: Same;
  /** What is said after the last deal. */
  readonly waiting: string;
}

export function Next({ same, waiting }: NextProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const number = same.next;
  if (number === null) return <p class="wait">{waiting}</p>;
  const isBegun = same.deals[number - 1]?.table !== null;
  const play = (): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    api
      .playSame(same.id, number)
      .then((taken) => sitDown(taken, "table"))
      .catch((error: unknown) => setProblem(inWords(error)))
      .finally(() => {
        isBusy.current = false;
      });
  };
  return (
    <div class="next-deal">
      <button type="button" class="btn main big" onClick={play}>
        {t(isBegun ? "same-go-on" : "same-play", { number })}
      </button>
      <Problem text={problem} />
    </div>
  );
}
