/** The socket of a search: comes back by itself after every loss, until the search has ended. */

import type { EndedMessage, SearchMessage } from "../wire/server";

export interface LineEvents {
  readonly told: (message: SearchMessage) => void;
  /** Whether the line is lost, and tried again. */
  readonly lost: () => void;
  /** The search has ended. */
  readonly over: () => void;
}

/** The server closes with this when there is no such search any more. */
const NO_SEARCH = 4404;
/** Milliseconds between two questions whether the server is there. */
const BEAT = 5_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

export interface Line {
  readonly come: (cut: boolean) => void;
  readonly close: () => void;
}

/** Open the line of a search. */
export function openLine(search: string, events: LineEvents): Line {
  const address = new URL(`api/meeting/${encodeURIComponent(search)}/socket`, location.href);
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
    if (code === NO_SEARCH) {
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
      asked.close();
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
      isAsked = false;
      timer = setTimeout(beat, BEAT);
    };
    opened.onmessage = ({ data }) => {
      if (socket !== opened) return;
      isAsked = false;
      failures = 0;
      const message = JSON.parse(String(data)) as SearchMessage | EndedMessage | { type: "pong" };
      if (message.type === "search") events.told(message);
    };
    opened.onclose = ({ code }) => {
      if (socket === opened) lose(code);
    };
  };
  connect();
  return {
    come: (cut) => send({ type: "come", cut }),
    close: () => {
      const open = socket;
      socket = null;
      clearTimeout(timer);
      open?.close();
    },
  };
}
