/**
 * What is spoken when something has changed: one paragraph, in the order in which things happened.
 *
 * A pure function of what was told before and what is so now. No words stand here.
 */

import type { LinkState } from "../wire/link";
import { momentOf } from "../table/rewind";
import { sayMatch, sayNotice, sayResult, type Outcome } from "../table/say";
import { sceneOf, type Scene } from "../table/scene";
import type { Notice, TableModel } from "../table/model";
import {
  may,
  opponentOf,
  type AdviceMessage,
  type CardCode,
  type Request,
  type TableView,
} from "../wire/messages";
import { tellHand, tellTurn } from "./hand";
import { sentence, type Sentence } from "./sentence";

/** What somebody who only listens knows: everything up to the paragraph spoken last. */
export interface Heard {
  readonly table: TableView | null;
  /** What lay on the table; null before anything was told of it. */
  readonly scene: Scene | null;
  readonly link: LinkState["kind"];
  readonly notice: Notice | null;
  readonly lifted: CardCode | null;
  readonly advice: AdviceMessage | null;
  readonly isAsking: boolean;
  readonly isNextDealt: boolean;
}

/** Before the first paragraph. @param seen what the player has seen in an earlier session. */
export function nothingHeard(seen: Scene | null = null): Heard {
  return {
    table: null,
    scene: seen,
    link: "connecting",
    notice: null,
    lifted: null,
    advice: null,
    isAsking: false,
    isNextDealt: false,
  };
}

/** What there is to be heard of a table now. */
export function heardOf(model: TableModel): Heard {
  const { table, link, notice, lifted, advice, pending, isNextDealt } = model;
  const scene = table && sceneOf(table);
  const isAsking = pending?.type === "hint";
  return { table, scene, link: link.kind, notice, lifted, advice, isAsking, isNextDealt };
}

/** Who listens. */
export interface Listener {
  /** What the opponent is called. */
  readonly name: string;
  /** What the player is called, where both look on; null for "you". */
  readonly me: string | null;
}

/** What has changed, in sentences; none when there is nothing new. */
export function announce(before: Heard, after: Heard, { name, me }: Listener): Sentence[] {
  const { table } = after;
  if (after.link === "lost" && before.link !== "lost") return [sentence("spoken-link-lost")];
  if (table === null) return [];
  if (after.link === "lost") return tellNotice(before.notice, after.notice, table, name);
  const isBack = before.link === "lost";
  if (isBack && before.table === table) return []; // what has happened meanwhile is still to come
  const hand = tellHand(before.scene, table, name);
  const result = tellResult(before.table, table, name, me);
  const offers = tellOffers(before.table, table, name);
  const isTurnNew = isBack || isNewTurn(before, table);
  return [
    ...(isBack ? [sentence("spoken-link-back")] : []),
    ...tellPeople(before.table, table, name),
    ...hand,
    ...tellNotice(before.notice, after.notice, table, name),
    ...offers,
    ...result,
    ...(after.isNextDealt && !before.isNextDealt ? [sentence("next-dealt", { name })] : []),
    ...tellHint(before, after),
    ...tellLifted(before.lifted, after.lifted),
    ...(isTurnNew ? tellTurn(table).filter(({ id }) => !isLeadTold(id, hand)) : []),
  ];
}

/** Sentences that say who leads to the first trick. */
const BEGINNINGS: ReadonlySet<string> = new Set(["spoken-dealt", "spoken-first"]);

function isLeadTold(id: string, hand: readonly Sentence[]): boolean {
  return id === "spoken-lead" && hand.some((told) => BEGINNINGS.has(told.id));
}

function isNewTurn({ table: before }: Heard, table: TableView): boolean {
  if (before === null || before.id !== table.id) return true;
  const [one, other] = [momentOf(before), momentOf(table)];
  const isSame = one.hand === other.hand && one.plays === other.plays;
  return !isSame || (may(table, "play") && !may(before, "play"));
}

function tellNotice(
  before: Notice | null,
  notice: Notice | null,
  { view }: TableView,
  name: string,
): Sentence[] {
  if (notice === null || notice === before || view === null) return [];
  const { id, args } = sayNotice(notice, view, name);
  return [sentence(id, args)];
}

function tellOffers(before: TableView | null, table: TableView, name: string): Sentence[] {
  const { offer, me } = table;
  if (offer === null || before?.offer?.kind === offer.kind) return [];
  if (offer.by === me) return [sentence("say-offer-waiting", { name })];
  return [
    sentence(`offer-${offer.kind}`, { name, tricks: offer.tricks ?? 0 }),
    { ...sentence(`offer-${offer.kind}-about`), isDetail: true },
  ];
}

/** Who has come, gone, been replaced, or wishes for another match. */
function tellPeople(before: TableView | null, table: TableView, name: string): Sentence[] {
  const them = opponentOf(table.me);
  const isNew = (request: Request["type"]): boolean =>
    may(table, request) && !(before !== null && may(before, request));
  const now = table.seats[them];
  const then = before?.seats[them];
  const isSamePerson = then?.kind === "person" && now?.kind === "person";
  const told: Sentence[] = [];
  if (isNew("come_back")) told.push(sentence("replaced"));
  const isFree = isNew("replace") || isNew("take_match");
  if (isFree) told.push(sentence(now?.failed ? "failed" : awayFor(table), { name }));
  else if (isSamePerson && now.left && !then.left) told.push(sentence("rematch-left", { name }));
  else if (isSamePerson && then.present !== now.present) {
    told.push(sentence(now.present ? "spoken-here" : "spoken-away", { name }));
  }
  const { rematch } = table;
  if (rematch !== null && (before?.rematch ?? null) === null && rematch.table === null) {
    const asked = now?.present ? "rematch-asked" : "rematch-waits";
    told.push(sentence(rematch.by === table.me ? asked : "rematch-wished", { name }));
  }
  return told;
}

/** What is said of an opponent who has been away long enough. */
function awayFor(table: TableView): string {
  return may(table, "take_match") ? "spoken-away-long" : "spoken-away";
}

/** How a hand ended and who won it, once. */
function tellResult(
  before: TableView | null,
  table: TableView,
  name: string,
  mine: string | null,
): Sentence[] {
  const { me, view } = table;
  if (view?.over !== true || (before?.view?.over === true && before.id === table.id)) return [];
  const told = (winner: string | null | undefined): Outcome =>
    mine !== null && winner === me ? { me: opponentOf(me), name: mine } : { me, name };
  const result = sayResult(table, told(table.results.at(-1)?.winner));
  const match = sayMatch(table, told(table.match_winner));
  const { ending } = view;
  const how = table.results.at(-1)?.ended;
  const kind = how === "time" ? how : ending?.kind === "claim" ? "claimed" : "resigned";
  const isTold = ending !== null && how !== "absence";
  const ended = isTold ? `result-${kind}-${ending.seat === me ? "you" : "them"}` : null;
  return [
    ...(ended === null ? [] : [sentence(ended, { name, tricks: ending?.tricks ?? 0 })]),
    ...(result === null ? [] : [sentence(result.id, result.args)]),
    ...(match === null ? [] : [sentence(match.id, match.args)]),
    ...(table.practice ? [{ ...sentence("match-practice"), isDetail: true }] : []),
  ];
}

/** That a hint is being looked for, and the hint. */
function tellHint(before: Heard, after: Heard): Sentence[] {
  const { advice } = after;
  if (advice === null) return after.isAsking && !before.isAsking ? [sentence("told-thinking")] : [];
  if (advice === before.advice) return [];
  const [best, other] = advice.plays;
  if (best === undefined) return [];
  if (other === undefined) return [sentence("spoken-follow-only", { card: best.card })];
  const args = { card: best.card, points: best.points, other: other.card, less: other.points };
  return [sentence("told-hint", args)];
}

function tellLifted(before: CardCode | null, lifted: CardCode | null): Sentence[] {
  return lifted === null || lifted === before ? [] : [sentence("say-confirm", { card: lifted })];
}
