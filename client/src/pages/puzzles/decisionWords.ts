/** What is said of a puzzle of stage one. */

import { inWords as reasonsInWords } from "../../texts/reasons";
import { t } from "../../texts/texts";
import { cardTitle } from "../../texts/words";
import type { DecisionAnswer, DecisionMessage } from "../../wire/server";
import type { Tried } from "../lesson/useOneCard";
import { givesAway } from "../lesson/words";

/** What came of a puzzle of stage one. */
export type Decided = Tried<DecisionAnswer>;

/** Where the hand stands, and what is unusual about it. */
export function about(decision: DecisionMessage): string {
  const { led, trick } = decision.view;
  const where =
    led === null ? t("decision-lead", { trick }) : t("decision-follow", { trick, card: led });
  return [where, unusual(decision)].filter(Boolean).join(" ");
}

function unusual({ rules, view }: DecisionMessage): string {
  const parts = [
    view.objective === "low" ? t("low-hand-about") : "",
    rules.pack === "28" ? t("decision-small") : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** What came of the card, in a few words. */
export function verdict({ view }: DecisionMessage, { answer, card }: Decided): string {
  if (answer.is_right) return t("coach-best");
  const behind = answer.cards.find((one) => one.card === card)?.behind ?? 0;
  return card === null ? t("coach-shown") : givesAway(behind, view.objective);
}

/** Why the best card is best. */
export function why({ answer }: Decided): string {
  const reasons = reasonsInWords(answer.reasons, null);
  return answer.is_right ? reasons : `${t("coach-best-is", { card: answer.best })} ${reasons}`;
}

/** All that is said to those who listen; where the hand stands is told by the table itself. */
export function told(decision: DecisionMessage, decided: Decided | null): string {
  if (decided === null) {
    return [unusual(decision), t(`decision-${decision.goal}`)].filter(Boolean).join(" ");
  }
  const { card } = decided;
  const parts = [
    card === null ? "" : `${cardTitle(card)}:`,
    `${verdict(decision, decided)}.`,
    why(decided),
  ];
  return parts.filter(Boolean).join(" ");
}
