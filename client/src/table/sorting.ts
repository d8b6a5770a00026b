/** The order in which a hand is held. */

import type { CardCode, Suit } from "../wire/messages";

const RANKS = "23456789TJQKA";

export interface Order {
  /** All four suits, from the left. */
  readonly suitOrder: string;
  readonly trumpsFirst: boolean;
  readonly highFirst: boolean;
}

/**
 * The cards of a hand from left to right.
 *
 * With trumps first the order of the suits is turned round, so that colours still alternate.
 */
export function sortHand(
  cards: readonly CardCode[],
  order: Order,
  trump: Suit | null,
): readonly CardCode[] {
  const start = order.trumpsFirst && trump !== null ? order.suitOrder.indexOf(trump) : 0;
  const place = (card: CardCode): number => {
    const suit = (order.suitOrder.indexOf(card.charAt(1)) - start + 4) % 4;
    const rank = RANKS.indexOf(card.charAt(0));
    return suit * 100 + (order.highFirst ? -rank : rank);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}
