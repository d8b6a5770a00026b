/** What follows a hand: the next one, a new match, its review, the same deal from the other side. */

import { go } from "../../app/route";
import { settings } from "../../app/settings";
import type { TableSession } from "../../table/session";
import { api } from "../../wire/api";
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
      if (table.can.next) session.ask({ type: "next" });
      else void newMatch(table, page);
    },
    onReview: (table) => go("review", table.id, String(table.results.length)),
    onAgain: async (table) => go(page, (await api.playAgain(table.id)).id),
  };
}

/** A new match like the one that has ended; with a friend by link, that begins on the first page. */
async function newMatch(table: TableMessage, page: "table" | "pass"): Promise<void> {
  const other = table.seats[opponentOf(table.me)];
  const rules = table.preset ?? settings.value.rules;
  if (page === "pass") {
    const [name, second] = [table.seats[table.me]?.name ?? "", other?.name ?? ""];
    const made = await api.createTable({ rules, name, opponent: { kind: "local", name: second } });
    go(page, made.id);
  } else if (other?.level && !other.replaced) {
    const opponent = { kind: "computer", level: other.level } as const;
    go(page, (await api.createTable({ rules, opponent })).id);
  } else go();
}
