/** What can be done after a hand; between friends, another match is asked for and agreed to. */

import { Icon } from "../../components/drawings";
import { nextStep, type NextStep } from "../../table/next";
import { t } from "../../texts/texts";
import { opponentOf, type TableMessage } from "../../wire/messages";
import { Problem } from "../../components/Problem";

interface AfterProps {
  readonly table: TableMessage;
  readonly name: string;
  /** Whether both players share this screen. */
  readonly isLocal: boolean;
  /** Whether the opponent had the next hand dealt already. */
  readonly isNextDealt: boolean;
  /** Why what was wished for could not be begun. */
  readonly problem: string | null;
  readonly onNext: () => void;
  readonly onReview: () => void;
  readonly onAgain: () => void;
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
};

export function After({
  table,
  name,
  isLocal,
  isNextDealt,
  problem,
  onNext,
  onReview,
  onAgain,
}: AfterProps) {
  const step = nextStep(table, isLocal);
  const next = NEXT[step];
  return (
    <nav class="after" aria-label={t("after-hand")}>
      {isBetweenFriends(table, isLocal) && (
        <p class="asked">
          {step === "asked" && <span class="spin" aria-hidden="true" />}
          {step === "agree" && <i class="lampdot" />}
          {whatFriendSays(table, step, name)}
        </p>
      )}
      {isNextDealt && (
        <p class="asked">
          <i class="lampdot" />
          {t("next-dealt", { name })}
        </p>
      )}
      <Problem text={problem} />
      {next !== null && (
        <button type="button" class="btn main big" onClick={onNext}>
          {t(next)}
        </button>
      )}
      <button type="button" class="btn" onClick={onReview}>
        <Icon name="eye" />
        {t("review")}
      </button>
      <button type="button" class="btn" onClick={onAgain}>
        <Icon name="swap" />
        {t("other-side")}
      </button>
    </nav>
  );
}

function isBetweenFriends(table: TableMessage, isLocal: boolean): boolean {
  const isWithPerson = table.seats[opponentOf(table.me)]?.kind === "person";
  return !isLocal && isWithPerson && table.phase === "match_over";
}

function whatFriendSays(table: TableMessage, step: NextStep, name: string): string | null {
  const friend = table.seats[opponentOf(table.me)];
  if (step === "agree") return t("rematch-wished", { name });
  if (step === "asked") return t(friend?.present ? "rematch-asked" : "rematch-waits", { name });
  return friend?.left ? t("rematch-left", { name }) : null;
}
