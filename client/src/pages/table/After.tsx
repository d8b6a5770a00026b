/** What can be done after a hand; between friends, another match is asked for and agreed to. */

import { Button } from "../../components/Button";
import { Problem } from "../../components/Problem";
import { nextStep, type NextStep } from "../../table/next";
import { t } from "../../texts/texts";
import { opponentOf, type TableView } from "../../wire/messages";
import type { LaidTableProps } from "./props";

interface AfterProps extends LaidTableProps {
  readonly name: string;
  /** Goes on, with the next hand or another match. */
  readonly next: () => void;
}

/** The text of the main button; while the friend is asked there is none. */
const NEXT: Readonly<Record<NextStep, string | null>> = {
  hand: "action-next",
  new: "new-match",
  repeat: "play-on-again",
  ask: "rematch-ask",
  asked: null,
  agree: "rematch-agree",
  day: "action-day",
  same: "action-day",
};

export function After(props: AfterProps) {
  const { model, table, name, isLocal = false, problem = null, next, onReview, onAgain } = props;
  const step = nextStep(table, isLocal);
  const text = NEXT[step];
  return (
    <nav class="after" aria-label={t("after-hand")}>
      {isBetweenFriends(table, isLocal) && (
        <p class="asked">
          {step === "asked" && <span class="spin" aria-hidden="true" />}
          {step === "agree" && <i class="lampdot" />}
          {whatFriendSays(table, step, name)}
        </p>
      )}
      {model.isNextDealt && (
        <p class="asked">
          <i class="lampdot" />
          {t("next-dealt", { name })}
        </p>
      )}
      <Problem text={problem} />
      {text !== null && <Button look="main big" text={t(text)} onClick={next} />}
      <Button icon="eye" text={t("review")} onClick={() => onReview(table)} />
      {step !== "same" && (
        <Button icon="swap" text={t("other-side")} onClick={() => onAgain(table)} />
      )}
    </nav>
  );
}

function isBetweenFriends(table: TableView, isLocal: boolean): boolean {
  const isWithPerson = table.seats[opponentOf(table.me)]?.kind === "person";
  return !isLocal && isWithPerson && table.phase === "match_over";
}

function whatFriendSays(table: TableView, step: NextStep, name: string): string | null {
  const friend = table.seats[opponentOf(table.me)];
  if (step === "agree") return t("rematch-wished", { name });
  if (step === "asked") return t(friend?.present ? "rematch-asked" : "rematch-waits", { name });
  return friend?.left ? t("rematch-left", { name }) : null;
}
