/** The one thing to do now in a challenge: the next deal, or waiting for the others. */

import { sitDown } from "../../app/sitDown";
import { Button } from "../../components/Button";
import { Problem } from "../../components/Problem";
import { useTask } from "../../components/useTask";
import { t } from "../../texts/texts";
import { api, type Same } from "../../wire/api";

interface NextProps {
  readonly same: Same;
  /** What is said after the last deal. */
  readonly waiting: string;
}

export function Next({ same, waiting }: NextProps) {
  const { run, problem } = useTask();
  const number = same.next;
  if (number === null) return <p class="wait">{waiting}</p>;
  const isBegun = same.deals[number - 1]?.table !== null;
  return (
    <div class="next-deal">
      <Button
        look="main big"
        text={t(isBegun ? "same-go-on" : "same-play", { number })}
        onClick={() => void run(async () => sitDown(await api.playSame(same.id, number)))}
      />
      <Problem text={problem} />
    </div>
  );
}
