/** A hand in sentences: how it begins, its tricks, where it stands, what is to be done. */

import { framesBetween } from "../table/frames";
import { lastCut } from "../table/beginning";
import { momentOf } from "../table/rewind";
import { tricksPerStage } from "../table/say";
import { sceneOf, type Scene } from "../table/scene";
import {
  may,
  ofSeat,
  opponentOf,
  type CardCode,
  type SeatName,
  type TableView,
  type Trick,
  type View,
} from "../wire/messages";
import { detail, sentence, type Sentence } from "./sentence";

/** The hand of one seat, and what the other one is called. */
interface Told {
  readonly table: TableView;
  readonly view: View;
  readonly name: string;
}

/** What has happened in the hand since a scene was told; null for one that nobody has been told. */
export function tellHand(from: Scene | null, table: TableView, name: string): Sentence[] {
  const { view } = table;
  const to = sceneOf(table);
  if (view === null || to === null) return [];
  const told = { table, view, name };
  if (from?.hand !== to.hand || from.me !== to.me) return tellNewHand(told);
  if (framesBetween(from, table) !== null) return tellTricks(from, to, told);
  const plays = 2 * from.tricks.length + (from.lead === null ? 0 : 1);
  return momentOf(table).plays < plays ? tellUndone(from, told) : tellWhere(told);
}

function tellNewHand(told: Told): Sentence[] {
  const { table, view } = told;
  if (view.over) return [];
  const plays = table.origin?.plays ?? 0;
  if (plays > 0) {
    return [sentence("told-play-on", { trick: Math.floor(plays / 2) + 1 }), ...tellWhere(told)];
  }
  const isMineLed = view.led !== null && view.leader === table.me;
  return view.tricks.length > 0 || isMineLed ? tellWhere(told) : tellBeginning(told);
}

/** The cut, the dealer, trumps, the upcard, and the first card led. */
function tellBeginning({ table, view, name }: Told): Sentence[] {
  const { me } = table;
  const who = view.dealer === me ? "you" : "them";
  const cut = lastCut(table);
  const cards = cut && { yours: ofSeat(cut, me), theirs: ofSeat(cut, opponentOf(me)) };
  return [
    ...(cards === null ? [] : [detail("told-cut", { ...cards, name, dealer: who })]),
    sentence(cut === null ? "spoken-dealt" : "spoken-first", { who, name }),
    ...tellTrumps(view),
    ...tellUpcard("spoken-upcard", view.upcard),
    ...tellLed(view, table.me, name),
  ];
}

function tellTrumps(view: View): Sentence[] {
  const trump = view.trump;
  return [
    trump === null ? sentence("spoken-no-trumps") : sentence("spoken-trumps", { suit: trump }),
    ...(view.objective === "low" ? [sentence("low-hand-about")] : []),
  ];
}

function tellUpcard(id: string, card: CardCode | null): Sentence[] {
  return card === null ? [] : [sentence(id, { card })];
}

/** The card that lies led, if the other side has led one. */
function tellLed({ led, leader }: View, me: SeatName, name: string): Sentence[] {
  return led === null || leader === me ? [] : [sentence("spoken-led", { name, card: led })];
}

function tellTricks(from: Scene, to: Scene, { table, view, name }: Told): Sentence[] {
  const { me } = table;
  const news = to.tricks.slice(from.tricks.length);
  const tricks = news.flatMap((trick, index) =>
    tellTrick(trick, index === 0 && from.lead !== null, { table, view, name }),
  );
  const isLeadNew = to.lead !== null && (news.length > 0 || from.lead === null);
  return [
    ...tricks,
    ...(news.length > 0 && !view.over ? tellUpcard("spoken-new-upcard", to.upcard) : []),
    ...(news.some(({ number }) => number === tricksPerStage(table)) && !view.over
      ? [sentence(view.objective === "low" ? "spoken-stage-two-low" : "spoken-stage-two")]
      : []),
    ...(!isLeadNew || to.lead === null
      ? []
      : to.leader === me
        ? [detail("spoken-own", { card: to.lead, takes: "no" })]
        : tellLed(view, me, name)),
  ];
}

function tellTrick(trick: Trick, isLeadTold: boolean, { table, view, name }: Told): Sentence[] {
  const { me } = table;
  const { leader, winner, lead, follow, upcard } = trick;
  const prize = { takes: upcard === null ? "trick" : "card", other: upcard ?? "" };
  const hasFollowerWon = winner !== leader;
  const taken = hasFollowerWon ? prize : { takes: "no" };
  const drawn = view.drawn.find((draw) => draw.trick === trick.number)?.card;
  const ledNow =
    leader === me
      ? detail("spoken-own", { card: lead, takes: "no" })
      : sentence("spoken-led", { name, card: lead });
  const followed =
    leader !== me
      ? { ...sentence("spoken-own", { card: follow, ...taken }), isDetail: !hasFollowerWon }
      : sentence("spoken-theirs", { name, card: follow, ...taken });
  return [
    ...(isLeadTold ? [] : [ledNow]),
    followed,
    ...(hasFollowerWon
      ? []
      : [sentence("spoken-taken", { who: winner === me ? "you" : "them", name, ...prize })]),
    ...(drawn === undefined ? [] : [sentence("spoken-drawn", { drawn })]),
  ];
}

/** A card taken back, and what lies on the table now. */
function tellUndone(from: Scene, { table, view, name }: Told): Sentence[] {
  const mine = from.tricks.flatMap((trick) =>
    trick.leader === table.me ? trick.lead : trick.follow,
  );
  if (from.lead !== null && from.leader === table.me) mine.push(from.lead);
  const isMineBack = mine.some((card) => view.holding.includes(card));
  return [
    sentence("spoken-undone", { who: isMineBack ? "you" : "them", name }),
    ...(from.upcard === view.upcard ? [] : tellUpcard("spoken-upcard", view.upcard)),
    ...tellLed(view, table.me, name),
  ];
}

/** Whose turn it is, and what this player is to do at theirs. */
export function readTurn(table: TableView, name: string): Sentence[] {
  if (table.view?.to_play !== table.me) return [sentence("home-turn-them", { name })];
  return table.view.led === null
    ? tellTurn(table)
    : [sentence("home-turn-you"), ...tellTurn(table)];
}

/** Where the hand stands, for somebody who comes to it or has missed much. */
export function tellWhere({ table, view, name }: Told): Sentence[] {
  const total = tricksPerStage(table);
  const number = (view.tricks.length % total) + 1;
  return [
    sentence("spoken-where", { stage: view.stage, number, total }),
    ...tellTrumps(view),
    ...tellUpcard("spoken-upcard", view.upcard),
    ...tellLed(view, table.me, name),
  ];
}

/** What the player is to do now; nothing while it is not their turn. */
export function tellTurn(table: TableView): Sentence[] {
  const { view } = table;
  if (view === null || !may(table, "play")) return [];
  if (view.led === null) return [sentence("spoken-lead")];
  const suit = view.led.charAt(1);
  const count = view.holding.filter((card) => card.charAt(1) === suit).length;
  const [only] = view.legal;
  if (view.legal.length === 1 && only !== undefined) {
    return [sentence("spoken-follow-only", { card: only })];
  }
  if (count === 0) return [sentence("spoken-void", { suit })];
  const isFree = view.legal.length === view.holding.length && count < view.holding.length;
  return [isFree ? sentence("spoken-free") : sentence("spoken-follow", { count, suit })];
}
