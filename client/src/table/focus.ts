/** Which card of the hand the keyboard is at. */

import type { CardCode } from "../wire/messages";

interface Change {
  /** The cards as they lay before, and as they lie now. */
  readonly before: readonly CardCode[];
  readonly cards: readonly CardCode[];
  readonly focused: CardCode | null;
  /** The cards that may be played, when a turn has just begun; null otherwise. */
  readonly legal: readonly CardCode[] | null;
  /** The card just drawn, for players who want to be taken to it. */
  readonly drawn: CardCode | null;
}

/**
 * The card to be at once the hand has changed: the same one, or what lies next to where it lay; at
 * the beginning of a turn one that may be played.
 */
export function focusAfter({ before, cards, focused, legal, drawn }: Change): CardCode | null {
  if (drawn !== null && cards.includes(drawn)) return drawn;
  const kept = focused === null ? null : nearest(focused, before, cards);
  const [first] = legal === null ? [] : cards.filter((card) => legal.includes(card));
  if (first === undefined) return kept ?? cards[0] ?? null;
  return kept !== null && legal?.includes(kept) ? kept : first;
}

/** A card itself while it is held; else its neighbour, of its own suit if there is one. */
function nearest(
  card: CardCode,
  before: readonly CardCode[],
  cards: readonly CardCode[],
): CardCode | null {
  if (cards.includes(card)) return card;
  const place = before.indexOf(card);
  const distance = (other: CardCode): number => Math.abs(before.indexOf(other) - place);
  const left = before.filter((other) => cards.includes(other));
  const ofSuit = left.filter((other) => other.charAt(1) === card.charAt(1));
  const candidates = ofSuit.length > 0 ? ofSuit : left;
  return [...candidates].sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
