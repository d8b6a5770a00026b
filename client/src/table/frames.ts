/** The story between two states of the table, as a row of movements. */

import {
  opponentOf,
  type CardCode,
  type SeatName,
  type TableView,
  type Trick,
} from "../wire/messages";
import { sceneOf, withPlay, type Scene } from "./scene";

/**
 * - `cut`: both cards cut for the deal are shown.
 * - `deal`: the cards come to both hands.
 * - `play`: a card goes from a hand to the table.
 * - `rest`: a finished trick lies, its winner marked.
 * - `sweep`: it goes to its winner.
 * - `draw`: the upcard goes to the winner, the next card of the stock to the loser.
 * - `turn`: the next upcard is turned.
 * - `stage`: the stock is out, and stage two begins.
 */
export type Movement = "cut" | "deal" | "play" | "rest" | "sweep" | "draw" | "turn" | "stage";

export interface Frame {
  readonly movement: Movement;
  /** Who plays, who won the trick, or who deals. */
  readonly seat: SeatName;
  /** What lies on the table once the movement has ended. */
  readonly scene: Scene;
  /** The finished trick that this movement belongs to; null for a card played, and before. */
  readonly trick: Trick | null;
  /** The hidden card that the seat of this page drew in this movement. */
  readonly drawn: CardCode | null;
}

/** More finished tricks than this are not told one by one, as after a lost connection. */
const MOST_TRICKS_TOLD = 2;

/**
 * The movements that lead from one scene to a later state of the same hand.
 *
 * @returns the movements in order, empty when nothing moved; null when the state cannot be reached
 *   by playing on: another hand, something taken back, or too long a story.
 */
export function framesBetween(from: Scene, table: TableView): readonly Frame[] | null {
  const to = sceneOf(table);
  if (to === null || to.hand !== from.hand || to.me !== from.me) return null;
  const news = to.tricks.slice(from.tricks.length);
  const isContinued = from.tricks.every((trick, index) => isSameTrick(trick, to.tricks[index]));
  if (!isContinued || news.length > MOST_TRICKS_TOLD) return null;

  const frames: Frame[] = [];
  let scene = from;
  for (const trick of news) {
    const told = framesOfTrick(scene, trick, to, table);
    if (told === null) return null;
    frames.push(...told);
    scene = told.at(-1)?.scene ?? scene;
  }
  if (scene.lead !== null && scene.lead !== to.lead) return null;
  if (scene.follow !== null) return null;
  if (to.lead !== null && scene.lead === null) frames.push(playFrame(scene, to.leader, to.lead));
  const last = frames.at(-1);
  if (last !== undefined) frames[frames.length - 1] = { ...last, scene: to };
  return frames;
}

function framesOfTrick(
  from: Scene,
  trick: Trick,
  to: Scene,
  table: TableView,
): readonly Frame[] | null {
  if (from.lead !== null && from.lead !== trick.lead) return null;
  if (from.follow !== null && from.follow !== trick.follow) return null;
  const frames: Frame[] = [];
  let scene = from;
  if (scene.lead === null) {
    frames.push(playFrame(scene, trick.leader, trick.lead));
    scene = withPlay(scene, trick.leader, trick.lead);
  }
  if (scene.follow === null) {
    frames.push(playFrame(scene, opponentOf(trick.leader), trick.follow));
    scene = withPlay(scene, opponentOf(trick.leader), trick.follow);
  }
  const about = { seat: trick.winner, trick, drawn: null };
  scene = { ...scene, winner: trick.winner };
  frames.push({ ...about, movement: "rest", scene });
  scene = swept(scene, trick);
  frames.push({ ...about, movement: "sweep", scene });
  if (trick.upcard === null) return frames;

  const drawn = table.view?.drawn.find((draw) => draw.trick === trick.number)?.card ?? null;
  scene = withDraw(scene, trick, drawn);
  frames.push({ ...about, movement: "draw", scene, drawn });
  const upcard = to.tricks[trick.number]?.upcard ?? to.upcard;
  if (upcard !== null && scene.stockLeft > 0) {
    scene = { ...scene, upcard };
    frames.push({ ...about, movement: "turn", scene });
  } else {
    frames.push({ ...about, movement: "stage", scene });
  }
  return frames;
}

/** A card laid on the table. */
export function playFrame(scene: Scene, seat: SeatName, card: CardCode): Frame {
  return { movement: "play", seat, scene: withPlay(scene, seat, card), trick: null, drawn: null };
}

function swept(scene: Scene, trick: Trick): Scene {
  const tricks = [...scene.tricks, trick];
  return { ...scene, leader: trick.winner, lead: null, follow: null, winner: null, tricks };
}

function withDraw(scene: Scene, trick: Trick, drawn: CardCode | null): Scene {
  const mine = trick.winner === scene.me ? trick.upcard : drawn;
  return {
    ...scene,
    holding: mine === null ? scene.holding : [...scene.holding, mine],
    opponentCount: scene.opponentCount + 1,
    upcard: null,
    stockLeft: scene.stockLeft - 2,
  };
}

function isSameTrick(one: Trick, other: Trick | undefined): boolean {
  return one.lead === other?.lead && one.follow === other.follow && one.leader === other.leader;
}
