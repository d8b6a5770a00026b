/** What the table says: which message, with which arguments. No words stand here. */

import {
  may,
  ofSeat,
  opponentOf,
  type CardCode,
  type SeatName,
  type TableView,
  type View,
} from "../wire/messages";
import { lastCut } from "./beginning";
import type { Frame } from "./frames";
import type { Notice, TableModel } from "./model";

export interface Saying {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Whether a turn of this page's player is announced. */
  readonly isTurn: boolean;
}

const say = (id: string, args: Saying["args"] = {}, isTurn = false): Saying => ({
  id,
  args,
  isTurn,
});

/** The one line of the table: what to do now, or what has just happened. */
export function sayNow(model: TableModel, name: string): Saying | null {
  const { table, frame, link, notice, lifted } = model;
  const view = table?.view;
  if (link.kind === "lost") return say("say-waiting-link");
  if (!table || !view) return null;
  if (notice !== null) return sayNotice(notice, view, name);
  if (frame !== null) return tell(frame, table, name);
  if (lifted !== null) return say("say-confirm", { card: lifted }, true);
  if (view.over) return null;
  if (table.offer !== null) return sayOffer(table, name);
  if (may(table, "play")) return sayTurn(table, view, name);
  const isComputer = table.seats[opponentOf(table.me)]?.kind === "computer";
  return say(isComputer ? "say-thinking" : "home-turn-them", { name });
}

/** A notice in words. */
export function sayNotice(notice: Notice, view: View, name: string): Saying {
  switch (notice.kind) {
    case "must_follow":
      return say("refused-must_follow", { card: notice.card, suit: view.led?.charAt(1) ?? "" });
    case "not_your_turn":
      return say("refused-not_your_turn", { name });
    case "unable":
      return say(notice.text, { name });
    case "not_held":
      return say("spoken-not-held", { suit: notice.suit });
    case "refused":
      return say(`refused-${notice.code}`, { name });
  }
}

function sayOffer(table: TableView, name: string): Saying {
  const offer = table.offer;
  if (offer === null || offer.by === table.me) return say("say-offer-waiting", { name });
  return offer.kind === "undo"
    ? say("offer-undo", { name }, true)
    : say("offer-claim", { name, tricks: offer.tricks ?? 0 }, true);
}

function sayTurn(table: TableView, view: View, name: string): Saying {
  if (view.led === null) return sayLead(table, view, name);
  const suit = view.led.charAt(1);
  const canFollow = view.holding.some((card) => card.charAt(1) === suit);
  const isFree = view.legal.length === view.holding.length;
  // Whoever leads stage two has been told; the other one may have seen nothing of it move.
  const begins = view.tricks.length === tricksPerStage(table) ? "-stage-two-first" : "";
  if (!canFollow) return say(`say-void${begins}`, { suit }, true);
  const isAllOfIt = view.holding.every((card) => card.charAt(1) === suit);
  return isFree && !isAllOfIt
    ? say("say-follow-free", {}, true)
    : say(`say-follow${begins}`, { suit }, true);
}

function sayLead(table: TableView, view: View, name: string): Saying {
  const perStage = tricksPerStage(table);
  if (view.tricks.length === 0) return say("say-lead-first", { name }, true);
  if (view.tricks.length === perStage) return say("say-lead-stage-two-first", {}, true);
  if (view.stage === 1) return say("say-lead", {}, true);
  return say(view.objective === "low" ? "say-lead-low" : "say-lead-stage-two", {}, true);
}

/** A movement in words: how the hand begins, what the opponent plays, and the end of a trick. */
function tell(frame: Frame, table: TableView, name: string): Saying | null {
  const { movement, trick, seat } = frame;
  const isMine = seat === table.me;
  if (movement === "cut") return sayCut(table, name);
  if (movement === "stage") return sayStageTwo(table);
  if (trick === null && movement !== "play") return sayDealt(table, name);
  if (trick === null) return isMine ? null : sayPlayed(frame, name);
  const card = trick.winner === trick.leader ? trick.lead : trick.follow;
  if (trick.upcard === null || frame.movement === "rest") {
    return say(isMine ? "told-trick-you" : "told-trick-them", { card, name });
  }
  if (isMine) return say("told-won-you", { card: trick.upcard, name });
  const drawn = drawnIn(table, trick.number);
  return drawn === null
    ? say("told-trick-them", { card, name })
    : say("told-won-them", { card: trick.upcard, drawn, name });
}

function sayPlayed(frame: Frame, name: string): Saying {
  const { lead, follow } = frame.scene;
  return follow === null
    ? say("told-led", { name, card: lead ?? "" })
    : say("told-followed", { name, card: follow });
}

function drawnIn(table: TableView, trick: number): CardCode | null {
  return table.view?.drawn.find((draw) => draw.trick === trick)?.card ?? null;
}

function sayStageTwo(table: TableView): Saying {
  return say(table.view?.objective === "low" ? "told-stage-two-low" : "told-stage-two");
}

/** The cut that gave the deal; null when none did. */
function sayCut(table: TableView, name: string): Saying | null {
  const cut = lastCut(table);
  if (cut === null) return null;
  const { me } = table;
  const dealer = table.view?.dealer === me ? "you" : "them";
  const cards = { yours: ofSeat(cut, me), theirs: ofSeat(cut, opponentOf(me)) };
  return say("told-cut", { ...cards, name, dealer });
}

function sayDealt(table: TableView, name: string): Saying {
  return say(table.view?.dealer === table.me ? "told-dealt-you" : "told-dealt-them", { name });
}

/** How the last finished hand ended, in the words for one of its players. */
export interface Outcome {
  /** Who is told; only the other one is named. */
  readonly me: SeatName;
  readonly name: string;
}

/**
 * How the last finished hand ended, from a seat's side.
 *
 * @param outcome the seat that is called "you" and the other one's name.
 */
export function sayResult(table: TableView, { me, name }: Outcome): Saying | null {
  const result = table.results.at(-1);
  if (result === undefined) return null;
  const them = opponentOf(me);
  const yours = ofSeat(result.counted, me);
  const theirs = ofSeat(result.counted, them);
  const points = ofSeat(result.points, me);
  const other = ofSeat(result.points, them);
  const low = table.view?.objective === "low" ? "-low" : "";
  if (result.winner === null) {
    return say(points > 0 ? "result-even-both" : "result-even", { yours, theirs, points });
  }
  const isWon = result.winner === me;
  if (points > 0 && other > 0) {
    return say(`result-both${isWon ? "" : "-lost"}${low}`, { yours, theirs, points, other, name });
  }
  const scored = isWon ? points : other;
  return say(`result-${isWon ? "won" : "lost"}${low}`, { yours, theirs, points: scored, name });
}

/** How the match ended, from a seat's side; null while it goes on, and where a hand is all of it. */
export function sayMatch(table: TableView, { me, name }: Outcome): Saying | null {
  const { absent, match_winner: winner, phase, points, resigned, rules, timed_out } = table;
  const isOneHand = rules.match === "hand" && !(resigned ?? absent ?? timed_out);
  if (phase !== "match_over" || isOneHand) return null;
  const yours = ofSeat(points, me);
  const theirs = ofSeat(points, opponentOf(me));
  const who = (seat: SeatName): string => (seat === me ? "you" : "them");
  const args = { yours, theirs, name };
  if (resigned !== null) return say(`match-resigned-${who(resigned)}`, args);
  if (timed_out !== null) return say(`match-time-${who(timed_out)}`, args);
  if (absent !== null) return say(`match-absent-${who(absent)}`, args);
  if (winner === "draw" || winner === null) return say("match-draw", args);
  return say(winner === me ? "match-won" : "match-lost", args);
}

/** Tricks in each stage: 13, or 7 with the small pack. */
export function tricksPerStage(table: Pick<TableView, "rules">): number {
  return Number(table.rules.pack ?? 52) / 4;
}
