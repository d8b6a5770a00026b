/** What lies on the table at one moment: the part of the state that moves. */

import {
  opponentOf,
  type CardCode,
  type SeatName,
  type TableView,
  type Trick,
} from "../wire/messages";

export interface Scene {
  /** Which hand of the match, from 0. */
  readonly hand: number;
  readonly me: SeatName;
  readonly holding: readonly CardCode[];
  readonly opponentCount: number;
  readonly leader: SeatName;
  readonly lead: CardCode | null;
  /** Set only while a finished trick still lies on the table. */
  readonly follow: CardCode | null;
  /** Who won the finished trick that still lies on the table. */
  readonly winner: SeatName | null;
  readonly upcard: CardCode | null;
  /** Cards left in the stock, the upcard included. */
  readonly stockLeft: number;
  /** The tricks that have gone to their winners. */
  readonly tricks: readonly Trick[];
}

/** The scene that a message of the server describes; null before the first deal. */
export function sceneOf(table: TableView): Scene | null {
  const view = table.view;
  if (view === null) return null;
  return {
    hand: handOf(table),
    me: view.seat,
    holding: view.holding,
    opponentCount: view.opponent_count,
    leader: view.leader,
    lead: view.led,
    follow: null,
    winner: null,
    upcard: view.upcard,
    stockLeft: view.stock_left,
    tricks: view.tricks,
  };
}

/** Which hand of the match a message shows, from 0: the one in play, or the last one. */
export function handOf({ results, view }: TableView): number {
  return results.length - (view?.over === true && results.length > 0 ? 1 : 0);
}

/** Whose turn it is in a scene; null while a finished trick lies. */
export function turnIn(scene: Scene): SeatName | null {
  if (scene.follow !== null) return null;
  return scene.lead === null ? scene.leader : opponentOf(scene.leader);
}

/** The scene after a card has been laid on the table. */
export function withPlay(scene: Scene, seat: SeatName, card: CardCode): Scene {
  const isLead = scene.lead === null;
  return {
    ...scene,
    leader: isLead ? seat : scene.leader,
    lead: isLead ? card : scene.lead,
    follow: isLead ? null : card,
    holding: seat === scene.me ? scene.holding.filter((held) => held !== card) : scene.holding,
    opponentCount: scene.opponentCount - (seat === scene.me ? 0 : 1),
  };
}

/** The card that a seat has on the table. */
export function cardOf(scene: Scene, seat: SeatName): CardCode | null {
  return seat === scene.leader ? scene.lead : scene.follow;
}
