/** What lay on the table earlier in the hand, as the player of this page knew it. */

import { opponentOf, type CardCode, type SeatName, type TableView } from "../wire/messages";
import { handOf, sceneOf, type Scene } from "./scene";

/** A point within a match: which hand, from 0, and how many cards of it have been played. */
export interface Moment {
  readonly hand: number;
  readonly plays: number;
}

/** The moment that a message shows. */
export function momentOf(table: TableView): Moment {
  const { view } = table;
  const plays = view === null ? 0 : 2 * view.tricks.length + (view.led === null ? 0 : 1);
  return { hand: handOf(table), plays };
}

interface Play {
  readonly seat: SeatName;
  readonly card: CardCode;
}

/** The scene after so many plays of the hand; null when they have not been made yet. */
export function sceneAt(table: TableView, plays: number): Scene | null {
  const now = sceneOf(table);
  if (now === null || table.view === null || plays > momentOf(table).plays) return null;
  const { me } = now;
  const all: Play[] = now.tricks.flatMap(({ leader, lead, follow }) => [
    { seat: leader, card: lead },
    { seat: opponentOf(leader), card: follow },
  ]);
  if (now.lead !== null) all.push({ seat: now.leader, card: now.lead });
  const later = all.slice(plays);
  const finished = Math.floor(plays / 2);
  const open = now.tricks[finished];
  const draws = now.tricks.slice(finished).filter(({ upcard }) => upcard !== null);
  const drawn = draws.map(({ number, winner, upcard }) =>
    winner === me ? upcard : table.view?.drawn.find(({ trick }) => trick === number)?.card,
  );
  const mine = later.filter(({ seat }) => seat === me).map(({ card }) => card);
  return {
    ...now,
    holding: [...now.holding, ...mine].filter((card) => !drawn.includes(card)),
    opponentCount: now.opponentCount + (later.length - mine.length) - draws.length,
    leader: open?.leader ?? now.leader,
    lead: plays % 2 === 1 ? (all[plays - 1]?.card ?? null) : null,
    upcard: open === undefined ? now.upcard : open.upcard,
    stockLeft: now.stockLeft + 2 * draws.length,
    tricks: now.tricks.slice(0, finished),
  };
}
