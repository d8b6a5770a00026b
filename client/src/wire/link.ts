/** The socket to one table: comes back by itself after every loss. */

import type { Clock } from "../table/mover";
import { readMessage, type ClientMessage, type ServerMessage } from "./messages";

/** An open socket, or one that is being opened. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What a socket tells. */
export interface SocketEvents {
  readonly opened: () => void;
  readonly received: (data: unknown) => void;
  readonly closed: (code: number) => void;
}

export type LinkState =
  | { readonly kind: "connecting" }
  | { readonly kind: "open" }
  | { readonly kind: "lost"; readonly retryAt: number }
  | { readonly kind: "closed"; readonly reason: "no_seat" | "too_old" | "left" };

/** The server closes with these when trying again is of no use. */
const NO_SEAT = new Set([1008, 4401, 4403, 4404]);
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Milliseconds of silence after which the server is asked whether it is there, and again. */
const BEAT = 5_000;

export class Link {
  state: LinkState = { kind: "connecting" };

  readonly #open: (events: SocketEvents) => Socket;
  readonly #clock: Clock;
  readonly #received: (message: ServerMessage) => void;
  readonly #changed: (state: LinkState) => void;
  #socket: Socket | null = null;
  #failures = 0;
  #cancel: (() => void) | null = null;
  #stopBeat: (() => void) | null = null;
  /** Whether the server was asked for a sign of life and has said nothing since. */
  #isAsked = false;

  constructor(
    open: (events: SocketEvents) => Socket,
    clock: Clock,
    received: (message: ServerMessage) => void,
    changed: (state: LinkState) => void,
  ) {
    this.#open = open;
    this.#clock = clock;
    this.#received = received;
    this.#changed = changed;
  }

  /** Open the socket now, also before its time has come. Does nothing while it is open. */
  connect(): void {
    if (this.#socket !== null || this.state.kind === "closed") return;
    this.#cancel?.();
    this.#cancel = null;
    // A socket that has been given up may still speak; nobody listens to it any more.
    const ifCurrent = (run: () => void): void => {
      if (this.#socket === socket) run();
    };
    const socket: Socket = this.#open({
      opened: () =>
        ifCurrent(() => {
          this.#change({ kind: "open" });
          this.#beat();
        }),
      received: (data) => ifCurrent(() => this.#read(data)),
      closed: (code) => ifCurrent(() => this.#lose(code)),
    });
    this.#socket = socket;
  }

  /** Send a message; one that finds no open socket is dropped. */
  send(message: ClientMessage): void {
    if (this.state.kind === "open") this.#socket?.send(JSON.stringify(message));
  }

  /** Close for good. */
  close(reason: "no_seat" | "too_old" | "left" = "left"): void {
    this.#cancel?.();
    this.#release()?.close();
    this.#change({ kind: "closed", reason });
  }

  /**
   * Ask for a sign of life now and then. A network that holds everything back closes nothing: who
   * is asked and says nothing until the next beat is taken to be gone.
   */
  #beat(): void {
    this.#isAsked = false;
    let due = this.#clock.now() + BEAT;
    const next = (): void => {
      // A page that was held up itself has perhaps not come to read the answer.
      const isLate = this.#clock.now() - due > BEAT / 2;
      due = this.#clock.now() + BEAT;
      if (this.#isAsked && !isLate) {
        const socket = this.#socket;
        this.#lose(0);
        socket?.close();
        return;
      }
      this.#isAsked = true;
      this.send({ type: "ping", seq: 0 });
      this.#stopBeat = this.#clock.after(BEAT, next);
    };
    this.#stopBeat = this.#clock.after(BEAT, next);
  }

  #read(data: unknown): void {
    this.#isAsked = false;
    const message = typeof data === "string" ? readMessage(data) : null;
    if (message === null) {
      this.close("too_old");
      return;
    }
    this.#failures = 0;
    if (message.type !== "pong") this.#received(message);
  }

  #lose(code: number): void {
    this.#release();
    if (NO_SEAT.has(code)) {
      this.#change({ kind: "closed", reason: "no_seat" });
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#cancel = this.#clock.after(wait, () => this.connect());
    this.#change({ kind: "lost", retryAt: this.#clock.now() + wait });
  }

  #release(): Socket | null {
    const socket = this.#socket;
    this.#socket = null;
    this.#stopBeat?.();
    this.#stopBeat = null;
    return socket;
  }

  #change(state: LinkState): void {
    this.state = state;
    this.#changed(state);
  }
}
