/** A socket on which the server tells one thing: comes back by itself after every loss. */

import type { PongMessage } from "./server";
import { closeSocket } from "./socket";

interface LineEvents<Told> {
  /** What the server is told at once, each time that it is reached. */
  readonly first?: unknown;
  readonly told: (message: Told) => void;
  /** The line is lost, and tried again. */
  readonly lost: () => void;
  /** What it was about is no more, or not for this client. */
  readonly over: () => void;
}

export interface Line {
  readonly send: (message: unknown) => void;
  readonly close: () => void;
}

/** The server closes with these when trying again is of no use. */
const OVER = new Set([4400, 4403, 4404]);
/** Milliseconds between two questions whether the server is there. */
const BEAT = 5_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/** Open a line to an address below `api/`. */
export function openLine<Told extends { readonly type: string }>(
  path: string,
  events: LineEvents<Told>,
): Line {
  const address = new URL(`api/${path}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isAsked = false;

  const send = (message: unknown): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const lose = (code: number): void => {
    socket = null;
    clearTimeout(timer);
    if (OVER.has(code)) {
      events.over();
      return;
    }
    events.lost();
    timer = setTimeout(connect, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures));
    failures += 1;
  };
  const beat = (): void => {
    const asked = socket;
    if (isAsked && asked !== null) {
      closeSocket(asked);
      lose(0);
      return;
    }
    isAsked = true;
    send({ type: "ping" });
    timer = setTimeout(beat, BEAT);
  };
  const connect = (): void => {
    const opened = new WebSocket(address);
    socket = opened;
    opened.onopen = () => {
      if (socket !== opened) return;
      isAsked = false;
      if (events.first !== undefined) send(events.first);
      timer = setTimeout(beat, BEAT);
    };
    opened.onmessage = ({ data }) => {
      if (socket !== opened) return;
      isAsked = false;
      failures = 0;
      const message = JSON.parse(String(data)) as Told | PongMessage;
      if (!isPong(message)) events.told(message);
    };
    opened.onclose = ({ code }) => {
      if (socket === opened) lose(code);
    };
  };
  connect();
  return {
    send,
    close: () => {
      const open = socket;
      socket = null;
      clearTimeout(timer);
      if (open !== null) closeSocket(open);
    },
  };
}

function isPong(message: { readonly type: string }): message is PongMessage {
  return message.type === "pong";
}
