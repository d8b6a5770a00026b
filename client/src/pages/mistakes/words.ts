/** What is said of an own mistake. */

import type { Tried } from "../lesson/useOneCard";
import { daySaid } from "../../texts/dates";
import { rounded, t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import type { MistakeAnswer, MistakeQuestion } from "../../wire/server";
import { givesAway } from "../lesson/words";

export type Answered = Tried<MistakeAnswer>;

/** Where the position is from, and what it cost; never the card that was played. */
export function asked(question: MistakeQuestion): string {
  const { lesson, level, reviewed_at: at, trick, cost } = question;
  if (lesson !== null) {
    return t("mistakes-from-lesson", { title: t(`lesson-${lesson}`), cost: rounded(cost) });
  }
  const name = level === null ? t("someone") : levelName(level);
  return t("mistakes-from", { name, day: daySaid(at), trick, cost: rounded(cost) });
}

/** What came of the answer, in a few words. */
export function verdict({ view }: MistakeQuestion, { answer, card }: Answered): string {
  if (answer.is_right) return t("coach-best");
  const behind = answer.cards.find((one) => one.card === card)?.behind ?? 0;
  return card === null ? t("coach-shown") : givesAway(behind, view.objective);
}

/** When it comes back. */
export function comesBack({ answer: { days } }: Answered): string {
  return days === null ? t("mistakes-known") : t("mistakes-back", { days });
}
