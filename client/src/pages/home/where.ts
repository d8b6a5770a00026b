/** Where an open match stands, in words. */

import { nextStep } from "../../table/next";
import { tricksPerStage } from "../../table/say";
import { t } from "../../texts/texts";
import { ofSeat, opponentOf, type TableView } from "../../wire/messages";

/** Where a match stands, in a few short sentences. */
export function whereInWords(table: TableView, name: string): string {
  const { view, me } = table;
  const practice = (table.practice || table.origin !== null) && t("home-where-practice");
  if (table.phase === "waiting" || view === null)
    return [practice, t("home-where-waiting")].filter(Boolean).join(" ");
  if (nextStep(table, false) === "agree") return t("rematch-wished", { name });
  const perStage = tricksPerStage(table);
  const done = view.tricks.length;
  const args = { trick: (done % perStage) + 1, name };
  const where = view.over
    ? t("home-where-between")
    : t(view.stage === 1 ? "home-where-stage-one" : "home-where-stage-two", args);
  const turn = view.to_play && t(view.to_play === me ? "home-turn-you" : "home-turn-them", args);
  const yours = ofSeat(table.points, me);
  const theirs = ofSeat(table.points, opponentOf(me));
  const score = t("home-score", { yours, theirs, name });
  return [practice, where, turn, score].filter(Boolean).join(" ");
}
