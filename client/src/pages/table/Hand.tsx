/** The own hand: tapped, clicked, dragged, or played from the keyboard. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Face } from "../../components/drawings";
import { t } from "../../texts/texts";
import { cardTitle } from "../../texts/words";
import type { CardCode } from "../../wire/messages";
import { useDrag } from "./useDrag";

interface HandProps {
  readonly cards: readonly CardCode[];
  /** The cards that may be played; null when it is not the time to play. */
  readonly legal: readonly CardCode[] | null;
  readonly lifted: CardCode | null;
  /** The card that the hint names. */
  readonly best: CardCode | null;
  /** The card that Tab reaches. */
  readonly focused: CardCode | null;
  readonly onFocus: (card: CardCode) => void;
  readonly onTap: (card: CardCode) => void;
  readonly onDrop: (card: CardCode) => void;
}

export function Hand({ cards, legal, lifted, best, focused, onFocus, onTap, onDrop }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  const drag = useDrag(onDrop);
  const isChoice = legal !== null && legal.length < cards.length;
  const reachable = focused !== null && cards.includes(focused) ? focused : cards[0];
  useKeepFocus(list, reachable);

  return (
    <section class="hand" aria-label={t("your-hand", { count: cards.length })} data-spot="hand">
      <ul ref={list} style={{ "--count": cards.length }}>
        {cards.map((card, index) => {
          const isLegal = legal?.includes(card) ?? false;
          const isOff = legal !== null && !isLegal;
          const look =
            card === best ? "best" : card === lifted ? "lifted" : isChoice && isLegal ? "ok" : "";
          const isFirst = card.charAt(1) !== cards[index - 1]?.charAt(1);
          return (
            <li key={card} class={isFirst ? "first" : ""}>
              <button
                type="button"
                class={`card ${isOff ? "off" : look}`}
                data-card={card}
                aria-label={cardTitle(card)}
                aria-disabled={legal === null || isOff ? "true" : undefined}
                aria-describedby={isOff ? "why" : undefined}
                aria-pressed={card === lifted ? "true" : undefined}
                tabIndex={card === reachable ? 0 : -1}
                onFocus={() => onFocus(card)}
                onClick={() => {
                  if (!drag.hasJustDragged()) onTap(card);
                }}
                {...drag.handlers(card)}
              >
                <Face card={card} />
              </button>
            </li>
          );
        })}
      </ul>
      <p id="why" hidden>
        {t("card-must-wait")}
      </p>
    </section>
  );
}

/** When the focused card leaves the hand, the focus stays in the hand. */
function useKeepFocus(
  list: { readonly current: HTMLUListElement | null },
  card: CardCode | undefined,
) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const inside = list.current?.contains(document.activeElement) ?? false;
    if (hadFocus.current && document.activeElement === document.body && card !== undefined) {
      list.current?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
    }
    if (inside || document.activeElement !== document.body) hadFocus.current = inside;
  });
}
