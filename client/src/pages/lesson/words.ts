/** What a lesson says. */

import { inWords as reasonsInWords } from "../../texts/reasons";
import { number, rounded, t } from "../../texts/texts";
import { cardTitle } from "../../texts/words";
import type { View } from "../../wire/messages";
import type { Question, Step } from "./question";

/** What the question is about. */
export function about(id: string, index: number): string {
  return t(`lesson-${id}-${index + 1}`);
}

/** What is asked. */
export function asked({ kind, of, goal, view }: Question, made: number): string {
  if (kind === "play") {
    const left = view.holding.length;
    return t("coach-ask-play", { goal: goal ?? 0, left, made });
  }
  return t(kind === "count" ? `coach-ask-${of ?? ""}` : "coach-ask-card");
}

/** What came of the answer, in a few words. */
export function verdict(question: Question, step: Step): string {
  if (step.kind === "ask") return "";
  const { judged } = step;
  if (question.kind === "count") {
    return t(step.kind === "right" ? "coach-number-right" : "coach-number-wrong", {
      number: judged.number ?? 0,
    });
  }
  if (step.kind === "right") return t(question.kind === "play" ? "coach-made" : "coach-best");
  const { given_away: tricks } = judged;
  return tricks > 0 ? givesAway(tricks, question.view.objective) : t("coach-shown");
}

/** How many tricks a card gives away; in a low hand, takes too many. */
export function givesAway(tricks: number, objective: View["objective"]): string {
  const shown = Math.max(0.1, rounded(tricks));
  return t(objective === "low" ? "coach-takes" : "coach-gives-away", { tricks: shown });
}

/** Tricks with one digit where they are not whole in all of a table. */
export function tricksOf(value: number, isExact: boolean): string {
  const digits = isExact ? 0 : 1;
  return number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Which card is best, and why, in sentences. */
export function reasons(step: Step): string {
  if (step.kind !== "wrong" || step.judged.best === null) return "";
  const { best, reasons: found } = step.judged;
  return `${t("coach-best-is", { card: best })} ${reasonsInWords(found, null)}`;
}

/** The headline of an answer. */
export function headline(id: string, index: number): string {
  return t(`lesson-${id}-${index + 1}.why`);
}

/** All that is said to those who listen. */
export function inWords(
  id: string,
  index: number,
  question: Question,
  step: Step,
  made: number,
): string {
  if (question.kind === "show") return about(id, index);
  if (step.kind === "ask") {
    const isFurther = question.kind === "play" && made > 0;
    return [isFurther ? "" : about(id, index), asked(question, made)].filter(Boolean).join(" ");
  }
  const parts = [
    step.kind === "wrong" && step.card !== null ? `${cardTitle(step.card)}:` : "",
    `${verdict(question, step)}.`,
    `${headline(id, index)}.`,
    reasons(step),
  ];
  return parts.filter(Boolean).join(" ");
}
