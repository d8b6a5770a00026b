/** What follows a hand: the next one, a new match, its review, the same deal from the other side. */

import { go } from "../../app/route";
import { chosenDealer } from "../../app/settings";
import { sitDown } from "../../app/sitDown";
import { nextStep } from "../../table/next";
import type { TableSession } from "../../table/session";
import { t } from "../../texts/texts";
import { api, type OpponentChoice, type TakenSeat } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { opponentOf, type TableView } from "../../wire/messages";

interface Ways {
  readonly onNext: (table: TableView) => void;
  readonly onReview: (table: TableView) => void;
  readonly onAgain: (table: TableView) => void;
}

/**
 * @param page the page that shows tables of this kind.
 * @param tell hears what went wrong, as a sentence; null when another try begins.
 */
export function afterHand(
  session: TableSession,
  page: "table" | "pass",
  tell: (problem: string | null) => void,
): Ways {
  const attempt = (taken: Promise<TakenSeat>): void => {
    tell(null);
    taken.then(
      (seat) => sitDown(seat, page),
      (error: unknown) => tell(inWords(error)),
    );
  };
  return {
    onNext: (table) => {
      const step = nextStep(table, page === "pass");
      if (step === "hand") session.ask({ type: "next" });
      else if (step === "ask" || step === "agree") session.ask({ type: "rematch" });
      else if (step === "day") go("day", table.day ?? "");
      else if (step === "same") go("same", table.same?.challenge ?? "");
      else if (step === "repeat") attempt(api.playAgain(table.id, { swap: false }));
      else if (step === "new") attempt(newMatch(table, page));
    },
    onReview: (table) => go("review", table.id, String(table.results.length)),
    onAgain: (table) => attempt(api.playAgain(table.id)),
  };
}

/** A new match like the one that has ended; a friend who has left is invited anew. */
function newMatch(table: TableView, page: "table" | "pass"): Promise<TakenSeat> {
  const name = table.seats[table.me]?.name ?? null;
  return api.createTable({
    rules: rulesOf(table),
    name,
    opponent: sameOpponent(table, page),
    dealer: chosenDealer(),
  });
}

function rulesOf({ preset, rules }: TableView): string {
  const options = Object.entries(rules).map(([option, value]) => `${option}=${value}`);
  return preset ?? options.join(" ");
}

function sameOpponent(table: TableView, page: "table" | "pass"): OpponentChoice {
  const other = table.seats[opponentOf(table.me)];
  if (page === "pass") return { kind: "local", name: other?.name ?? t("second-player") };
  if (other?.level && !other.replaced) return { kind: "computer", level: other.level };
  return { kind: "person" };
}
