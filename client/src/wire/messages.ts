/**
 * The messages between this page and the server, version 2.
 *
 * The server documents the same messages; everything here is what a page may be told. Pairs are
 * always north first.
 */

export type SeatName = "north" | "south";
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";
export type Suit = "C" | "D" | "H" | "S";
/** A card as rank and suit, such as `QD`; the ten is `T`. */
export type CardCode = `${Rank}${Suit}`;
export type Pair = readonly [number, number];

export interface Occupant {
  readonly kind: "person" | "computer";
  readonly name: string | null;
  readonly level: string | null;
  /** Whether the person is connected now; a computer always is. */
  readonly present: boolean;
  /** Whether a computer plays in a person's place. */
  readonly replaced: boolean;
  /** Whether the person left on purpose. */
  readonly left: boolean;
  /** Whether the computer player failed and waits to be replaced. */
  readonly failed: boolean;
}

export interface Trick {
  readonly number: number;
  readonly stage: 1 | 2;
  readonly leader: SeatName;
  readonly lead: CardCode;
  readonly follow: CardCode;
  readonly winner: SeatName;
  readonly upcard: CardCode | null;
}

export interface Draw {
  readonly trick: number;
  readonly card: CardCode;
}

export interface Ending {
  readonly kind: "claim" | "resignation";
  readonly seat: SeatName;
  readonly tricks: number;
}

/** What the seat of this page knows of the hand in play. */
export interface View {
  readonly seat: SeatName;
  readonly dealer: SeatName;
  readonly trump: Suit | null;
  readonly objective: "high" | "low";
  readonly stage: 1 | 2;
  readonly trick: number;
  readonly holding: readonly CardCode[];
  readonly legal: readonly CardCode[];
  readonly upcard: CardCode | null;
  readonly stock_left: number;
  readonly leader: SeatName;
  readonly led: CardCode | null;
  readonly to_play: SeatName | null;
  readonly tricks: readonly Trick[];
  readonly drawn: readonly Draw[];
  readonly opponent_count: number;
  readonly sure: readonly CardCode[];
  readonly counted: Pair;
  readonly over: boolean;
  readonly ending: Ending | null;
  readonly deal: { readonly dealer: SeatName; readonly cards: readonly CardCode[] } | null;
}

export interface HandResult {
  readonly counted: Pair;
  readonly points: Pair;
  readonly winner: SeatName | null;
  readonly ended: "played" | "claim" | "resignation" | "absence";
  readonly practice: boolean;
}

export interface Offer {
  readonly kind: "undo" | "claim";
  readonly by: SeatName;
  readonly tricks: number;
}

/** For each kind of request null when the seat may ask it now, else the code why not. */
export type Abilities = Readonly<Record<Request["type"], string | null>>;

/** The whole table as one seat sees it; sent after every change. */
export interface TableMessage {
  readonly v: 2;
  readonly type: "table";
  readonly seq: number;
  readonly id: string;
  readonly me: SeatName;
  /** Who sits where; null for an empty seat. */
  readonly seats: Readonly<Record<SeatName, Occupant | null>>;
  readonly rules: Readonly<Record<string, string>>;
  readonly preset: string | null;
  readonly phase: "waiting" | "playing" | "hand_over" | "match_over";
  readonly cuts: readonly (readonly [CardCode, CardCode])[];
  readonly view: View | null;
  readonly results: readonly HandResult[];
  readonly points: Pair;
  readonly target: number | null;
  readonly match_winner: SeatName | "draw" | null;
  readonly resigned: SeatName | null;
  /** Who stayed away, so that the opponent took the match. */
  readonly absent: SeatName | null;
  readonly practice: boolean;
  readonly offer: Offer | null;
  /** The hand that is played again, if any; a record's has no table. */
  readonly origin: {
    readonly table: string | null;
    readonly hand: number;
    /** How many of its plays were made already when it was dealt again. */
    readonly plays: number;
  } | null;
  /** The wish for another match between two people; `table` is where they go on once both wish it. */
  readonly rematch: { readonly by: SeatName; readonly table: string | null } | null;
  readonly abilities: Abilities;
}

/** A request that changed nothing, and why. */
export interface RefusedMessage {
  readonly v: 2;
  readonly type: "refused";
  readonly code: string;
  readonly seq: number | null;
  readonly request: Request["type"] | null;
}

/** A reason why a card is better than another; each code has its own of these values. */
export interface Reason {
  readonly code: string;
  readonly best: CardCode;
  readonly other?: CardCode;
  readonly card?: CardCode;
  readonly suit?: Suit;
  /** Chances of the two cards, 0 to 1. */
  readonly share?: number;
  readonly other_share?: number;
  readonly tricks?: number;
  readonly count?: number;
  readonly other_count?: number;
}

export interface AdvisedPlay {
  readonly card: CardCode;
  readonly points: number;
  readonly error: number;
}

/** The answer to a hint: every legal card with its expected points, the best first. */
export interface AdviceMessage {
  readonly v: 2;
  readonly type: "advice";
  /** The number that the request named. */
  readonly seq: number;
  readonly plays: readonly AdvisedPlay[];
  /** Why the first card is better than the next that is clearly worse. */
  readonly reasons: readonly Reason[];
  readonly exact: boolean;
  /** How many layouts of the hidden cards were looked at; 0 where exact. */
  readonly worlds: number;
}

/** The server is shutting down; it will be back. */
export interface ClosingMessage {
  readonly v: 2;
  readonly type: "closing";
}

/** The line holds. */
export interface PongMessage {
  readonly v: 2;
  readonly type: "pong";
}

export type ServerMessage =
  TableMessage | RefusedMessage | AdviceMessage | ClosingMessage | PongMessage;

/** What the page may ask. Every request names the state it was made for. */
export type Request = Readonly<
  | { type: "play"; card: CardCode }
  | { type: "claim"; tricks: number }
  | { type: "answer"; accept: boolean }
  | { type: "resign" }
  | { type: "resign_match" }
  | { type: "undo" }
  | { type: "next" }
  | { type: "hint" }
  | { type: "rematch" }
  | { type: "leave" }
  | { type: "replace"; level: string }
  | { type: "take_match" }
  | { type: "come_back" }
>;
export type ClientMessage = (Request | { readonly type: "ping" }) & { readonly seq: number };

const TYPES: ReadonlySet<unknown> = new Set(["table", "refused", "advice", "closing", "pong"]);

/**
 * Read one message of the server.
 *
 * @returns the message, or null for one that this page is too old to understand.
 */
export function readMessage(text: string): ServerMessage | null {
  const value = JSON.parse(text) as { v?: unknown; type?: unknown } | null;
  return value?.v === 2 && TYPES.has(value.type) ? (value as ServerMessage) : null;
}

/** Whether the seat may ask for this kind of thing now. */
export function may(table: Pick<TableMessage, "abilities">, request: Request["type"]): boolean {
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
