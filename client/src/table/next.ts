/** What comes after a hand or a match: who may begin it, and who is to be asked. */

import { may, opponentOf, type TableView } from "../wire/messages";

/**
 * - `hand`: the next hand of the match can be dealt.
 * - `new`: another match is simply begun, at another table.
 * - `ask`: the friend opposite can be asked for another match.
 * - `repeat`: a hand that was played on from some point can be played on from there again.
 * - `asked`: the friend has been asked.
 * - `day`: it was the hand of a day, whose page tells how it compares.
 * - `same`: two people play the deal, and a page tells how they stand.
 * - `agree`: the friend would like another match.
 */
export type NextStep = "hand" | "new" | "repeat" | "ask" | "asked" | "agree" | "day" | "same";

/** @param isLocal whether both players share this screen, so that nobody need be asked. */
export function nextStep(table: TableView, isLocal: boolean): NextStep {
  const { me, origin, rematch, seats } = table;
  if (table.day !== null) return "day";
  if (table.same !== null) return "same";
  if (may(table, "next") || table.abilities.next === "dealing") return "hand";
  if (origin !== null && origin.plays > 0) return "repeat";
  if (isLocal || seats[opponentOf(me)]?.kind !== "person") return "new";
  if (may(table, "rematch")) return rematch === null ? "ask" : "agree";
  return rematch === null ? "new" : "asked";
}
