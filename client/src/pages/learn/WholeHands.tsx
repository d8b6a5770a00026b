/** The last stretch of the path: whole hands with the coach, against one opponent after the other. */

import { change, settings } from "../../app/settings";
import { t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import { useStart } from "../home/useStart";
import { Stretch } from "./Stretch";

const LEVELS = ["regular", "counter", "master"] as const;
/** What the coach begins with where none was chosen. */
const FROM = 0.3;

interface WholeHandsProps {
  readonly number: number;
  readonly isOpen: boolean;
}

export function WholeHands({ number, isOpen }: WholeHandsProps) {
  const { start, isStarting, problem } = useStart();
  const play = (level: string): void => {
    const { name, coachFrom } = settings.value;
    change({ level, coachFrom: coachFrom || FROM });
    const opponent = { kind: "computer", level } as const;
    start({ opponent, rules: "standard", name: name.trim() || null });
  };
  return (
    <Stretch
      number={number}
      title={t("chapter-whole_hands")}
      about={t("learn-with-coach")}
      ticks={LEVELS.map(() => "")}
      isOpen={isOpen}
      problem={problem}
    >
      {LEVELS.map((level) => (
        <li key={level}>
          <button
            type="button"
            aria-disabled={isStarting ? "true" : undefined}
            onClick={() => play(level)}
          >
            <span class="dot" />
            <span>{t("learn-hand-with", { name: levelName(level) })}</span>
          </button>
        </li>
      ))}
    </Stretch>
  );
}
