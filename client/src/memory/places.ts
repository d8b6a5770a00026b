/** The places of the cards that may be marked, suit by suit. */

import type { CardCode, Rank, Suit } from "../wire/server";

/** From the highest. */
const RANKS: readonly Rank[] = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];

/** All cards of a pack of so many. */
export function packOf(pack: string | undefined): readonly CardCode[] {
  const ranks = RANKS.slice(0, Number(pack ?? 52) / 4);
  return ["S", "H", "D", "C"].flatMap((suit) => ranks.map((rank) => `${rank}${suit}` as CardCode));
}

export interface SuitRow {
  readonly suit: Suit;
  /** The cards of the suit that are asked about or held, the highest first. */
  readonly cards: readonly CardCode[];
}

/**
 * One row for each suit that is asked about, all of the same ranks.
 *
 * @param places the cards that may be marked.
 * @param own the cards that the player holds.
 * @param order the suits in the player's order.
 */
export function suitRows(
  places: readonly CardCode[],
  own: readonly CardCode[],
  order: string,
): readonly SuitRow[] {
  const ranks = RANKS.filter((rank) => places.some((card) => card.charAt(0) === rank));
  const asked = [...order].filter((suit) => places.some((card) => card.charAt(1) === suit));
  // Of one suit alone every rank is asked about, also those of the own hand.
  const isShown = (card: CardCode): boolean =>
    asked.length === 1 || ranks.includes(card.charAt(0) as Rank);
  return (asked.length === 1 ? asked : [...order]).map((suit) => ({
    suit: suit as Suit,
    cards: RANKS.map((rank) => `${rank}${suit}` as CardCode).filter(
      (card) => isShown(card) && (places.includes(card) || own.includes(card)),
    ),
  }));
}

/** Where an arrow leads: along the row, or to the nearest place of the next one. */
export function placeBeside(
  rows: readonly SuitRow[],
  places: readonly CardCode[],
  from: CardCode,
  key: string,
): CardCode | undefined {
  const open = rows.map(({ cards }) => cards.filter((card) => places.includes(card)));
  const row = open.findIndex((cards) => cards.includes(from));
  const cards = open[row] ?? [];
  const index = cards.indexOf(from);
  switch (key) {
    case "ArrowLeft":
      return cards[index - 1];
    case "ArrowRight":
      return cards[index + 1];
    case "ArrowUp":
      return nearest(open[row - 1], from);
    case "ArrowDown":
      return nearest(open[row + 1], from);
    case "Home":
      return cards[0];
    case "End":
      return cards.at(-1);
    default:
      return undefined;
  }
}

function nearest(cards: readonly CardCode[] | undefined, to: CardCode): CardCode | undefined {
  const rank = (card: CardCode): number => RANKS.indexOf(card.charAt(0) as Rank);
  const far = (card: CardCode): number => Math.abs(rank(card) - rank(to));
  return cards === undefined ? undefined : [...cards].sort((a, b) => far(a) - far(b))[0];
}
