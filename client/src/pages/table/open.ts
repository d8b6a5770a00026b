/** Opens a seat at a table: a session, and the link that feeds it. */

import { pageClock } from "../../app/clock";
import { firstCuts, takePart } from "../../honest/takePart";
import { TableSession } from "../../table/session";
import { Link, type Socket, type SocketEvents } from "../../wire/link";
import { speedInForce } from "../../app/settings";
import { closeSocket } from "../../wire/socket";
import type { Moment } from "../../table/rewind";
import type { SeatName } from "../../wire/messages";

/**
 * @param id the table.
 * @param seat which of this browser's seats, when it holds both.
 * @param seen up to where its player has seen the match in this page; what follows is shown.
 * @returns the session; closing it closes the link.
 */
export function openSeat(
  id: string,
  seat: SeatName | null,
  seen: Moment | null = null,
): TableSession {
  const session = new TableSession(pageClock);
  session.speed = speedInForce();
  session.seen = seen;
  const link = new Link(
    (events) => openSocket(socketAddress(id, seat), events),
    pageClock,
    (message) => {
      session.receive(message);
      if (message.type !== "table") return;
      void takePart(message, (request) => link.send({ ...request, seq: message.seq }));
    },
    (state) => session.follow(state),
  );
  session.attach(link);
  // A device that wakes up, or has found the network again, need not wait for the next try.
  const wake = (): void => {
    if (document.visibilityState === "visible" && link.state.kind === "lost") link.connect();
  };
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  session.onClose = () => {
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wake);
  };
  return session;
}

function socketAddress(id: string, seat: SeatName | null): string {
  const address = new URL(`api/tables/${encodeURIComponent(id)}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.search = firstCuts.get(id) ?? "";
  if (seat !== null) address.searchParams.set("seat", seat);
  return address.href;
}

function openSocket(address: string, events: SocketEvents): Socket {
  const socket = new WebSocket(address);
  socket.addEventListener("open", () => events.opened());
  socket.addEventListener("message", (event) => events.received(event.data));
  socket.addEventListener("close", (event) => events.closed(event.code));
  return { send: (text) => socket.send(text), close: () => closeSocket(socket) };
}
