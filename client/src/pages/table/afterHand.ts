/** What follows a hand: the next one, a new match, its review, the same deal from the other side. */

import { go } from "../../app/route";
import { sitDown } from "../../app/sitDown";
import { nextStep } from "../../table/next";
import type { TableSession } from "../../table/session";
import { t } from "../../texts/texts";
import { api, type OpponentChoice } from "../../wire/api";
import { opponentOf, type TableMessage } from "../../wire/messages";

interface Ways {
  readonly onNext: (table: TableMessage) => void;
  readonly onReview: (table: TableMessage) => void;
  readonly onAgain: (table: TableMessage) => void;
}

/** @param page the page that shows tables of this kind. */
export function afterHand(session: TableSession, page: "table" | "pass"): Ways {
  return {
    onNext: (table) => {
      const step = nextStep(table, page === "pass");
      if (step === "hand") session.ask({ type: "next" });
      else if (step === "ask" || step === "agree") session.ask({ type: "rematch" });
      else if (step === "repeat") void repeat(table, page);
      else if (step === "new") void newMatch(table, page);
    },
    onReview: (table) => go("review", table.id, String(table.results.length)),
    onAgain: async (table) => sitDown(await api.playAgain(table.id), page),
  };
}

/** The hand once more from the same point, side and opponent. */
async function repeat(table: TableMessage, page: "table" | "pass"): Promise<void> {
  sitDown(await api.playAgain(table.id, { swap: false }), page);
}

/** A new match like the one that has ended; a friend who has left is invited anew. */
async function newMatch(table: TableMessage, page: "table" | "pass"): Promise<void> {
  const name = table.seats[table.me]?.name ?? null;
  const made = await api.createTable({
    rules: rulesOf(table),
    name,
    opponent: sameOpponent(table, page),
  });
  sitDown(made, page);
}

function rulesOf({ preset, rules }: TableMessage): string {
  const options = Object.entries(rules).map(([option, value]) => `${option}=${value}`);
  return preset ?? options.join(" ");
}

function sameOpponent(table: TableMessage, page: "table" | "pass"): OpponentChoice {
  const other = table.seats[opponentOf(table.me)];
  if (page === "pass") return { kind: "local", name: other?.name ?? t("second-player") };
  if (other?.level && !other.replaced) return { kind: "computer", level: other.level };
  return { kind: "person" };
}
