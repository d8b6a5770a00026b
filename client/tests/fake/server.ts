/** The other end of a link: it answers when the test says so, and keeps what it was sent. */

import { Link, type LinkState, type SocketEvents } from "../../src/wire/link";
import type { ClientMessage, ServerMessage } from "../../src/wire/messages";
import { TableSession } from "../../src/table/session";
import { ManualClock } from "./time";

export class FakeServer {
  /** Whether it gives a sign of life when it is asked for one. */
  isAlive = true;
  /** How often it was asked. */
  pings = 0;
  /** Every other message received, in order. */
  readonly received: ClientMessage[] = [];
  readonly states: LinkState[] = [];
  /** How often a socket was opened. */
  opened = 0;
  #events: SocketEvents | null = null;

  readonly open = (events: SocketEvents) => {
    this.opened += 1;
    this.#events = events;
    return {
      send: (text: string) => this.#hear(JSON.parse(text) as ClientMessage),
      close: () => undefined,
    };
  };

  #hear(message: ClientMessage): void {
    if (message.type !== "ping") this.received.push(message);
    else {
      this.pings += 1;
      if (this.isAlive) this.send({ v: 2, type: "pong" });
    }
  }

  accept(): void {
    this.#events?.opened();
  }

  send(...messages: readonly ServerMessage[]): void {
    for (const message of messages) this.#events?.received(JSON.stringify(message));
  }

  drop(code = 1006): void {
    this.#events?.closed(code);
  }
}

/** A session whose link is open to a fake server, with a clock that stands still. */
export function connected() {
  const clock = new ManualClock();
  const server = new FakeServer();
  const session = new TableSession(clock);
  const link = new Link(
    server.open,
    clock,
    (message) => session.receive(message),
    (state) => {
      server.states.push(state);
      session.follow(state);
    },
  );
  session.attach(link);
  server.accept();
  return { clock, server, session, link };
}
