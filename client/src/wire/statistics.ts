/** What was played, and where the cards of all deals have gone. */

import type { CardCode, Pair } from "./messages";

interface Tally {
  /** What the rule set changes in the standard game, as text. */
  readonly rules: string;
  /** The computer level; null for a person. */
  readonly level: string | null;
  readonly practice: boolean;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** Hands of one rule set against one opponent; pairs are the own value first. */
export interface HandTally extends Tally {
  readonly counted: Pair;
  readonly points: Pair;
}

export type MatchTally = Tally;

/** One finished hand; pairs are the own value first. */
export interface HandLine {
  readonly table: string;
  readonly hand: number;
  /** Seconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly rules: string;
  readonly level: string | null;
  readonly practice: boolean;
  readonly counted: Pair;
  readonly points: Pair;
  readonly won: boolean | null;
  /** The own mistakes; null before the hand was reviewed. */
  readonly mistakes: number | null;
}

export interface Statistics {
  readonly hands: readonly HandTally[];
  readonly matches: readonly MatchTally[];
  /** The newest hands, the newest first. */
  readonly recent: readonly HandLine[];
}

/** How often each card was dealt to one place, over all finished hands of all players. */
export interface PlaceCounts {
  readonly place: "upcard" | "leader" | "dealer" | "computer";
  readonly deals: number;
  readonly counts: readonly number[];
  readonly expected: number;
  readonly chi_square: number;
  readonly degrees: number;
  /** The chance that fair deals are at least as uneven. */
  readonly p: number;
}

export interface PackCounts {
  readonly pack: number;
  readonly deals: number;
  readonly cards: readonly CardCode[];
  readonly places: readonly PlaceCounts[];
}
