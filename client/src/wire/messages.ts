/** The messages between this page and the server: their types, and what is only the page's. */

import type { Ping, SeatRequest, ServerMessage, TableView } from "./server";

export type {
  AdviceMessage,
  AdvisedPlay,
  CardCode,
  ClockView,
  ReasonJson as Reason,
  RefusedMessage,
  OccupantView as Occupant,
  ServerMessage,
  Suit,
  TableView,
  TrickJson as Trick,
  ViewJson as View,
} from "./server";

export type SeatName = TableView["me"];
/** For each kind of request null when the seat may ask it now, else the code why not. */
export type Abilities = TableView["abilities"];
/** Two values, north's first. */
export type Pair = readonly [number, number];

/** What a seat may ask, without the state for which it is asked. */
export type Request = WithoutSeq<SeatRequest>;
export type ClientMessage = SeatRequest | Ping;
type WithoutSeq<T> = T extends unknown ? Omit<T, "seq"> : never;

const TYPES: ReadonlySet<unknown> = new Set<ServerMessage["type"]>([
  "table",
  "refused",
  "advice",
  "closing",
  "pong",
]);

/** A message of this version is what its type says: the server promises it. */
function isServerMessage(value: unknown): value is ServerMessage {
  const isObject = typeof value === "object" && value !== null && "v" in value && "type" in value;
  return isObject && value.v === 2 && TYPES.has(value.type);
}

/**
 * Read one message of the server.
 *
 * @returns the message, or null for one that this page is too old to understand.
 */
export function readMessage(text: string): ServerMessage | null {
  const value: unknown = JSON.parse(text);
  return isServerMessage(value) ? value : null;
}

/** Whether the seat may ask for this kind of thing now. */
export function may(table: Pick<TableView, "abilities">, request: Request["type"]): boolean {
  return table.abilities[request] === null;
}

/** The other seat. */
export function opponentOf(seat: SeatName): SeatName {
  return seat === "north" ? "south" : "north";
}

/** The seat's entry of a pair. */
export function ofSeat<T>(pair: readonly [T, T], seat: SeatName): T {
  return seat === "north" ? pair[0] : pair[1];
}
