/**
 * One seat at one table, without a page: what is known, what moves, what was asked.
 *
 * The session holds no rules. The server says which cards may be played and what may be asked; the
 * session only keeps a second tap from becoming a second request.
 */

import type { Link, LinkState } from "../wire/link";
import {
  may,
  type AdviceMessage,
  type CardCode,
  type Request,
  type ServerMessage,
  type Suit,
  type TableView,
} from "../wire/messages";
import { framesOfDeal } from "./beginning";
import { Coach } from "./coach";
import { framesBetween, type Frame } from "./frames";
import type { TableModel } from "./model";
import { Mover, type Clock, type Speed } from "./mover";
import { isFree, isOfCard, isSamePlay, isStillOpen, mayBeLate, refusedOffer } from "./requests";
import { sceneAt, type Moment } from "./rewind";
import { handOf, sceneOf, withPlay, type Scene } from "./scene";

/** After one tap on a card has done something, taps on cards are ignored for so long. */
const GUARD = 300;

export class TableSession {
  /** Two taps for a card: one to lift it, one to play it. */
  hasTapGuard = false;
  /** Up to where the player has seen the match, when that was in another session. */
  seen: Moment | null = null;
  /** Called when the session is closed. */
  onClose: () => void = () => undefined;

  /** Who looks at a card before it is played. */
  readonly coach = new Coach();

  readonly #clock: Clock;
  readonly #mover: Mover;
  readonly #listeners = new Set<() => void>();
  #link: Link | null = null;
  #model: TableModel = {
    table: null,
    scene: null,
    frame: null,
    isMoving: false,
    link: { kind: "connecting" },
    pending: null,
    lifted: null,
    notice: null,
    advice: null,
    warning: null,
    isNextDealt: false,
  };
  #quietUntil = 0;
  /** The number of the state that the last request was made for. */
  #sentFor = 0;
  /** The table in its newest state, while a result that somebody reads is kept in sight. */
  #held: TableView | null = null;
  /** What was asked while something else was under way, in order; each kind once. */
  #waiting: readonly Request[] = [];
  /** What was sent last; it may be overtaken by something else that happens at the table. */
  #sent: Request | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#mover = new Mover(clock, () => this.#update({}));
  }

  get model(): TableModel {
    return this.#model;
  }

  set speed(speed: Speed) {
    this.#mover.speed = speed;
  }

  /** Milliseconds that a finished trick lies; null for as long as the speed says. */
  set rest(milliseconds: number | null) {
    this.#mover.rest = milliseconds;
  }

  /** Hear of every change; the answer ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Use this link, whose messages go to `receive` and whose states go to `follow`. */
  attach(link: Link): void {
    this.#link = link;
    link.connect();
  }

  /** The state of the link has changed. */
  follow(link: LinkState): void {
    this.#update({ link });
  }

  /** Take one message of the server. */
  receive(message: ServerMessage): void {
    if (message.type === "table") this.#receiveTable(message);
    else if (message.type === "refused") this.#receiveRefusal(message.code, message.request);
    else if (message.type === "advice") this.#receiveAdvice(message);
    this.#askWaiting();
  }

  /** A tap, click or key on a card of the own hand. */
  tap(card: CardCode): void {
    if (this.#clock.now() < this.#quietUntil) return;
    if (this.#mover.isMoving) {
      this.finish();
      return;
    }
    const isFirstTap = this.hasTapGuard && this.#model.lifted !== card;
    if (isFirstTap && this.#isLegal(card)) this.#update({ lifted: card, notice: null });
    else this.play(card);
  }

  /** Play a card, or say why it cannot be played. */
  play(card: CardCode): void {
    const { table, pending } = this.#model;
    const view = table?.view;
    if (!view || !isFree(pending) || this.#model.link.kind !== "open") return;
    if (!may(table, "play")) {
      this.#update({ notice: { kind: "not_your_turn" }, lifted: null });
      return;
    }
    if (!this.#isLegal(card)) {
      this.#update({ notice: { kind: "must_follow", card }, lifted: null });
      return;
    }
    this.#hush();
    if (this.#mover.frame !== null) this.#mover.finish();
    this.ask(this.coach.requestFor(card, table));
    const base = this.#mover.target;
    if (base === null) return;
    const scene = withPlay(base, view.seat, card);
    this.#mover.move([{ movement: "play", seat: view.seat, scene, trick: null, drawn: null }]);
  }

  /** Ask the server for something; a wish of another kind waits until what is under way is done. */
  ask(request: Request): void {
    const { table, pending, link } = this.#model;
    if (request.type === "leave" || request.type === "say" || request.type === "mute") {
      this.#link?.send({ ...request, seq: table?.seq ?? 0 }); // whatever else is under way
      return;
    }
    if (request.type === "next" && this.#held !== null) {
      this.#goOn(this.#held);
      return;
    }
    if (table === null || link.kind !== "open") return;
    if (!isFree(pending)) {
      const others = this.#waiting.filter(({ type }) => type !== request.type);
      if (request.type !== pending?.type) this.#waiting = [...others, request];
      return;
    }
    this.#update({ pending: request, lifted: null, notice: null });
    this.#send(request);
  }

  /** End all movement now. */
  finish(): void {
    if (!this.#mover.isMoving) return;
    this.#hush();
    this.#mover.finish();
  }

  /** Say why something cannot be done now; `text` names the message. */
  explain(text: string): void {
    this.#update({ notice: { kind: "unable", text } });
  }

  /** Say that the hand has no card of a suit that was looked for. */
  missSuit(suit: Suit): void {
    this.#update({ notice: { kind: "not_held", suit } });
  }

  /** Put a lifted card back, and forget what was said and warned of. */
  dismiss(): void {
    this.#update({ lifted: null, notice: null, warning: null });
  }

  /** Forget the advice shown. */
  dismissAdvice(): void {
    this.#update({ advice: null });
  }

  /** Forget the warning shown; at this moment no other one is given. */
  dismissWarning(): void {
    this.#update({ warning: null });
  }

  /** Where the player of a new session left off; null when they have seen nothing of the hand. */
  sceneSeen(table: TableView): Scene | null {
    const { seen } = this;
    return seen?.hand === handOf(table) ? sceneAt(table, seen.plays) : null;
  }

  /** Try the lost link at once. */
  reconnect(): void {
    this.#link?.connect();
  }

  /** Leave the page: the seat is kept. */
  close(): void {
    // First: whoever has left must not hear that the link is closed, and act on an old table.
    this.#listeners.clear();
    this.#link?.close();
    this.onClose();
  }

  #receiveTable(table: TableView): void {
    const { table: before, pending, advice, lifted, notice } = this.#model;
    if (before !== null && this.#isReading(before, table)) {
      this.#held = table;
      this.#update({ isNextDealt: true });
      return;
    }
    if (before?.id === table.id && table.seq < before.seq) return;
    if (before?.id === table.id && table.seq === before.seq) {
      // The same state again: the link was lost, and a request under way perhaps with it. Asking
      // again for the same state is harmless.
      this.#update({ table });
      if (pending !== null) this.#send(pending);
      return;
    }
    const isSameMoment = before !== null && isSamePlay(before, table);
    const refused = before === null ? null : refusedOffer(before, table);
    const isWaiting = isSameMoment && pending !== null && isStillOpen(pending, table);
    const hasMoved = !isWaiting || !isOfCard(pending);
    const frames = hasMoved ? this.#framesTo(table) : [];
    this.#update({
      table,
      pending: isWaiting ? pending : null,
      advice: isSameMoment ? advice : null,
      warning: isSameMoment ? this.#model.warning : null,
      lifted: isSameMoment ? lifted : null,
      notice: refused ?? (isSameMoment ? notice : null),
    });
    if (frames === null) this.#mover.jump(sceneOf(table));
    else this.#mover.move(frames);
  }

  /** Whether a result is read here, which the opponent's next hand must not take away. */
  #isReading(before: TableView, table: TableView): boolean {
    const isNext = before.id === table.id && handOf(before) !== handOf(table);
    return isNext && before.phase === "hand_over" && this.#model.pending?.type !== "next";
  }

  /** Leave the result for what has come since. */
  #goOn(table: TableView): void {
    this.#held = null;
    this.#update({ isNextDealt: false, pending: { type: "next" } });
    this.#receiveTable(table);
  }

  #framesTo(table: TableView): readonly Frame[] | null {
    const from = this.#mover.target ?? this.sceneSeen(table);
    const told = from === null ? null : framesBetween(from, table);
    if (told !== null && (told.length > 0 || this.#mover.target !== null)) return told;
    const isSameHand = from?.hand === handOf(table) && from.me === table.me;
    return isSameHand ? null : framesOfDeal(table);
  }

  #receiveRefusal(code: string, request: Request["type"] | null): void {
    const { table, pending } = this.#model;
    if (code === "stale" && pending !== null && table !== null && table.seq > this.#sentFor) {
      // Something else happened first, such as the opponent's return; the request still stands.
      if (isStillOpen(pending, table)) {
        this.#send(pending);
        return;
      }
    }
    if (code === "stale" && pending === null && this.#wasOvertaken(request)) return;
    const plain = this.coach.withoutCoach(pending, code);
    if (plain !== null) {
      this.#update({ pending: plain });
      this.#send(plain);
      return;
    }
    const notice = code === "stale" ? null : ({ kind: "refused", code, request } as const);
    this.#update({ pending: null, notice });
    if (pending !== null && isOfCard(pending) && table !== null) {
      this.#mover.jump(sceneOf(table));
    }
  }

  /**
   * Whether a request came too late, since the table had moved on before it arrived. One that means
   * the same at any moment is asked again; of any other its sender is told.
   */
  #wasOvertaken(kind: Request["type"] | null): boolean {
    const { table } = this.#model;
    const sent = this.#sent;
    if (sent === null || sent.type !== kind || table === null) return false;
    if (table.seq <= this.#sentFor || sent.type === "play") return false;
    if (mayBeLate(sent, table)) this.ask(sent);
    else this.explain("refused-stale");
    return true;
  }

  #askWaiting(): void {
    const [first, ...others] = this.#waiting;
    if (first === undefined || !isFree(this.#model.pending)) return;
    this.#waiting = others;
    this.ask(first);
  }

  #send(request: Request): void {
    const seq = this.#model.table?.seq ?? 0;
    this.#sentFor = seq;
    this.#sent = request;
    this.#link?.send({ ...request, seq });
  }

  #receiveAdvice(advice: AdviceMessage): void {
    const { pending, table } = this.#model;
    if (pending?.type === "coached" && advice.coached !== null && table !== null) {
      this.coach.hasWarned(table);
      this.#update({ warning: advice, pending: null });
      this.#mover.jump(sceneOf(table));
      return;
    }
    if (pending?.type === "hint" && advice.seq === this.#sentFor) {
      this.#update({ advice, pending: null });
    }
  }

  #isLegal(card: CardCode): boolean {
    return this.#model.table?.view?.legal.includes(card) ?? false;
  }

  #hush(): void {
    this.#quietUntil = this.#clock.now() + GUARD;
  }

  #update(change: Partial<TableModel>): void {
    const { shown: scene, frame, isMoving } = this.#mover;
    this.#model = { ...this.#model, ...change, scene, frame, isMoving };
    for (const listener of this.#listeners) listener();
  }
}
