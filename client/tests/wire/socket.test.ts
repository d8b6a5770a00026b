import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLine } from "../../src/wire/line";
import { closeSocket } from "../../src/wire/socket";

/** A browser's socket, which opens when the test says so. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  readonly close = vi.fn();
  readonly send = vi.fn();

  constructor() {
    super();
    FakeSocket.made.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.dispatchEvent(new Event("open"));
  }
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://localhost/" });
  FakeSocket.made = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a socket that is closed", () => {
  it("closes at once when it is open", () => {
    const socket = new FakeSocket();
    socket.open();
    closeSocket(socket as unknown as WebSocket);
    expect(socket.close).toHaveBeenCalledOnce();
  });

  it("closes once it is open when it is still being opened", () => {
    const socket = new FakeSocket();
    closeSocket(socket as unknown as WebSocket);
    expect(socket.close).not.toHaveBeenCalled();
    socket.open();
    expect(socket.close).toHaveBeenCalledOnce();
  });

  it("says nothing any more, though it opens later", () => {
    vi.useFakeTimers();
    const nothing = (): void => undefined;
    const line = openLine("search", {
      first: { type: "look" },
      told: nothing,
      lost: nothing,
      over: nothing,
    });
    const [socket] = FakeSocket.made;
    line.close();
    socket?.open();
    expect(socket?.send).not.toHaveBeenCalled();
    expect(socket?.close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
