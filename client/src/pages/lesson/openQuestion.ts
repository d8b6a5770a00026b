/** The far end of a question: it takes a card, and shows the table when the card has been judged. */

import { pageClock } from "../../app/clock";
import { speedInForce } from "../../app/settings";
import { scriptedTable } from "../../table/scripted";
import { TableSession } from "../../table/session";
import { Link, type SocketEvents } from "../../wire/link";
import type { CardCode, ClientMessage, ServerMessage, View } from "../../wire/messages";

export interface QuestionTable {
  readonly session: TableSession;
  /** Go on to what the seat sees next. */
  readonly show: (view: View) => void;
  /** Take no card: the one that was tried is not the one. */
  readonly refuse: () => void;
}

/** Where a view is from. */
type Origin = Omit<Parameters<typeof scriptedTable>[1], "seq">;

const LESSON: Origin = { id: "lesson", level: "regular", preset: "standard", pack: "52" };

/**
 * A table at which one seat sees a view.
 *
 * @param onCard called with every card that is played.
 */
export function openQuestion(
  view: View,
  onCard: (card: CardCode) => void,
  hand: Origin = LESSON,
): QuestionTable {
  const session = new TableSession(pageClock);
  session.speed = speedInForce();
  let seq = 0;
  let far: SocketEvents | null = null;
  const send = (message: ServerMessage): void => far?.received(JSON.stringify(message));
  const show = (next: View): void => {
    seq += 1;
    // What was asked for is there before the last card: the hand stays on the table.
    send(scriptedTable({ ...next, over: false }, { ...hand, seq }));
  };
  const open = (events: SocketEvents) => {
    far = events;
    queueMicrotask(() => {
      events.opened();
      show(view);
    });
    return { send: receive, close: () => undefined };
  };
  const receive = (text: string): void => {
    const request = JSON.parse(text) as ClientMessage;
    if (request.type === "play") onCard(request.card);
    else if (request.type === "ping") send({ v: 2, type: "pong" });
  };
  const refuse = (): void =>
    send({ v: 2, type: "refused", code: "lesson_not_best", seq, request: "play" });
  const link = new Link(
    open,
    pageClock,
    (message) => session.receive(message),
    (state) => session.follow(state),
  );
  session.attach(link);
  return { session, show, refuse };
}
