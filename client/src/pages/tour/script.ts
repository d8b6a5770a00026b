/**
 * The tour: one short hand whose every card is known, and what is said at each of them.
 *
 * The views were worked out by the rules on the server's side; nothing is decided here.
 */

import type { Socket, SocketEvents } from "../../wire/link";
import { scriptedTable } from "../../table/scripted";
import type { CardCode, ClientMessage, ServerMessage, TableView, View } from "../../wire/messages";
import recorded from "./hand.json";

const VIEWS = recorded as unknown as readonly View[];

export interface Lesson {
  /** How many cards have been played when it is given. */
  readonly at: number;
  readonly text: string;
  /** The card to play; null for a lesson that is only read. */
  readonly card: CardCode | null;
}

const lesson = (at: number, text: string, card: CardCode | null = null): Lesson => ({
  at,
  text: `tour-${text}`,
  card,
});

export const LESSONS: readonly Lesson[] = [
  lesson(0, "welcome"),
  lesson(0, "upcard"),
  lesson(0, "win", "AS"),
  lesson(2, "taken"),
  lesson(2, "lose", "8D"),
  lesson(5, "drawn"),
  lesson(5, "discard", "JS"),
  lesson(7, "trump", "9H"),
  lesson(8, "lead", "TD"),
  lesson(10, "king", "QS"),
  lesson(13, "follow", "JD"),
  lesson(15, "two"),
  lesson(15, "known"),
  lesson(15, "low", "9C"),
  lesson(17, "again", "JC"),
  lesson(19, "ruff", "8H"),
  lesson(20, "claim"),
  lesson(20, "draw", "TH"),
  lesson(23, "rest", "JH"),
  lesson(24, "high", "QH"),
  lesson(26, "last", "KH"),
  lesson(28, "done"),
];

/** How many cards have been played in a view. */
export function playsIn(view: View): number {
  return 2 * view.tricks.length + (view.led === null ? 0 : 1);
}

/** What comes of the hand. */
const RESULT = { counted: [3, 4], points: [0, 1], winner: "south" } as const;

/** The whole table after so many cards, as a server would send it. */
function tourTable(plays: number): TableView {
  const view = VIEWS[plays] ?? null;
  const result = view?.over === true ? RESULT : null;
  const hand = { id: "tour", level: "counter", preset: "small", pack: "28" } as const;
  return scriptedTable(view, { seq: plays, ...hand, result });
}

/** A socket whose other end knows the script: it takes the card of the lesson and no other. */
export function openTour(events: SocketEvents): Socket {
  let plays = 0;
  const send = (message: ServerMessage): void => events.received(JSON.stringify(message));
  queueMicrotask(() => {
    events.opened();
    send(tourTable(plays));
  });
  return {
    send: (text) => {
      const request = JSON.parse(text) as ClientMessage;
      if (request.type === "ping") {
        send({ v: 2, type: "pong" });
        return;
      }
      const wanted = LESSONS.find(({ at, card }) => at === plays && card !== null)?.card;
      if (request.type !== "play" || request.card !== wanted) {
        send({ v: 2, type: "refused", code: "cannot_now", seq: plays, request: request.type });
        return;
      }
      do {
        plays += 1;
        send(tourTable(plays));
      } while (VIEWS[plays]?.to_play === "north");
    },
    close: () => undefined,
  };
}
