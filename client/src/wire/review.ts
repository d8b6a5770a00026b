/** What a played hand teaches, as the server works it out; version 1. */

import type { CardCode, Pair, Reason, SeatName, Suit } from "./messages";

export interface ValuedCard {
  readonly card: CardCode;
  /** Expected points for the seat that plays. */
  readonly points: number;
  readonly error: number;
}

/** Why the best card is better than the one played. */
export interface Why {
  readonly other: CardCode | null;
  readonly reasons: readonly Reason[];
  /** Best play after the best card and after the one played, card by card; only in stage two. */
  readonly line: readonly CardCode[];
  readonly other_line: readonly CardCode[];
}

export interface ReviewedPlay {
  /** Of the play in the hand, from 1. */
  readonly number: number;
  readonly trick: number;
  readonly stage: 1 | 2;
  readonly seat: SeatName;
  readonly card: CardCode;
  readonly best: CardCode;
  readonly is_exact: boolean;
  /** Expected points given away against the best card. */
  readonly cost: number;
  readonly error: number;
  readonly is_mistake: boolean;
  /** Of a mistake. */
  readonly why: Why | null;
  /** Expected points of north less south after the card. */
  readonly expected: number;
  /** Every card that could have been played, the best first. */
  readonly cards: readonly ValuedCard[];
}

export interface ReviewedSide {
  readonly mistakes: number;
  readonly cost: number;
  readonly luck: number;
}

export interface Review {
  readonly v: 1;
  readonly type: "review";
  readonly rules: Readonly<Record<string, string>>;
  readonly trump: Suit | null;
  readonly objective: "high" | "low";
  readonly players: Readonly<Record<SeatName, string | null>>;
  /** The computer level in each seat; null for a person. */
  readonly levels: Readonly<Record<SeatName, string | null>>;
  /** The pack from top to bottom, as it was dealt. */
  readonly deal: { readonly dealer: SeatName; readonly cards: readonly CardCode[] };
  readonly result: {
    readonly counted: Pair;
    readonly points: Pair;
    readonly winner: SeatName | null;
    readonly ended: "played" | "claim" | "resignation";
  } | null;
  /** Expected points of north less south before the first card. */
  readonly start: number;
  /** By how many points the end of the hand differed from what was expected then; likewise. */
  readonly ending: number;
  readonly plays: readonly ReviewedPlay[];
  readonly sides: Readonly<Record<SeatName, ReviewedSide>>;
  /** How many hands the table or the record has. */
  readonly hands: number;
}
