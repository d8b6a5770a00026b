/** How a hand begins, as a row of movements: the cut, the deal, the first upcard, the first lead. */

import { ofSeat, opponentOf, type TableView } from "../wire/messages";
import { playFrame, type Frame } from "./frames";
import { sceneAt } from "./rewind";
import type { Scene } from "./scene";

/** @returns the movements; null when the player of this page has already taken part in the hand. */
export function framesOfDeal(table: TableView): readonly Frame[] | null {
  const { view, me, origin } = table;
  if (view === null || view.over || view.tricks.length > 0) return null;
  if (view.led !== null && view.leader === me) return null;
  if (origin !== null && origin.plays > 0) return null;
  const dealt = sceneAt(table, 0);
  if (dealt === null) return null;
  const about = { seat: view.dealer, trick: null, drawn: null };
  const frames: Frame[] = [];
  const cut = cutOf(table, dealt);
  if (cut !== null) frames.push({ ...about, movement: "cut", scene: cut });
  frames.push({ ...about, movement: "deal", scene: { ...dealt, upcard: null } });
  frames.push({ ...about, movement: "turn", scene: dealt });
  if (view.led !== null) frames.push(playFrame(dealt, view.leader, view.led));
  return frames;
}

/** The cut that decided who deals, if this is the first hand. */
export function lastCut(table: TableView): TableView["cuts"][number] | null {
  return table.results.length === 0 ? (table.cuts.at(-1) ?? null) : null;
}

/** The cut on the table. The hands are there, so that everything has its place, but out of sight. */
function cutOf(table: TableView, dealt: Scene): Scene | null {
  const cut = lastCut(table);
  const dealer = table.view?.dealer;
  if (cut === null || dealer === undefined) return null;
  return {
    ...dealt,
    leader: dealer,
    lead: ofSeat(cut, dealer),
    follow: ofSeat(cut, opponentOf(dealer)),
    winner: dealer,
    upcard: null,
  };
}
