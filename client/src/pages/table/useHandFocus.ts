/** Moves the focus within the hand as cards come and go, and never takes it from elsewhere. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { settings } from "../../app/settings";
import { focusAfter } from "../../table/focus";
import type { CardCode, View } from "../../wire/messages";

interface HandFocus {
  readonly main: { readonly current: HTMLElement | null };
  readonly cards: readonly CardCode[];
  readonly focused: CardCode | null;
  readonly setFocused: (card: CardCode) => void;
  /** The cards that may be played at this player's turn, though something may still be moving. */
  readonly legal: readonly CardCode[] | null;
  readonly view: View;
  /** Whether the hand can be seen. */
  readonly isThere: boolean;
}

export function useHandFocus(props: HandFocus): void {
  const { main, cards, focused, setFocused, legal, view, isThere } = props;
  const before = useRef<readonly CardCode[]>([]);
  const turn = useRef<string | null>(null);
  const state = useRef<string | null>(null);
  const taken = useRef<CardCode | null>(null);
  useLayoutEffect(() => {
    const [old, oldTurn, oldState] = [before.current, turn.current, state.current];
    before.current = cards;
    turn.current = legal && `${view.tricks.length} ${view.led ?? ""} ${legal.join(" ")}`;
    const hand = main.current?.querySelector(".hand") ?? null;
    const active = document.activeElement ?? document.body;
    const isInHand = hand?.contains(active) ?? false;
    state.current = `${isThere} ${cards.join(" ")} ${turn.current ?? ""}`;
    // Who has put the focus nowhere is not called back until something has changed.
    const isWanted = isInHand || (active === document.body && state.current !== oldState);
    if (!isThere || !isWanted) return;
    const drawn = settings.value.focusDrawn ? newest(view, cards) : null;
    const isDrawnNew = drawn !== taken.current;
    taken.current = drawn;
    const isTurnNew = turn.current !== oldTurn && (drawn === null || drawn !== focused);
    const card = focusAfter({
      before: old,
      cards,
      focused,
      legal: isTurnNew ? legal : null,
      drawn: isDrawnNew ? drawn : null,
    });
    if (card === null || (card === focused && isInHand)) return;
    setFocused(card);
    hand?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus({ preventScroll: !isInHand });
  });
}

/** The card drawn last, once it has come to the hand. */
function newest(view: View, cards: readonly CardCode[]): CardCode | null {
  const last = view.tricks.at(-1);
  if (last === undefined || last.upcard === null) return null;
  const drawn =
    last.winner === view.seat
      ? last.upcard
      : view.drawn.find(({ trick }) => trick === last.number)?.card;
  return drawn !== undefined && cards.includes(drawn) ? drawn : null;
}
