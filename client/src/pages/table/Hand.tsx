/**
 * The own hand: tapped, clicked, dragged, or played from the keyboard.
 *
 * It is one list box, so that Tab passes it in one step and a screen reader hands it all keys; each
 * card says how many of its suit there are.
 */

import { Face } from "../../components/drawings";
import { t } from "../../texts/texts";
import { cardTitle } from "../../texts/words";
import type { CardCode } from "../../wire/messages";
import { useDrag } from "./useDrag";

interface HandProps {
  readonly cards: readonly CardCode[];
  /** The cards that may be played; null when it is not the time to play. */
  readonly legal: readonly CardCode[] | null;
  /** Whether only cards that may be played can be reached by keyboard. */
  readonly isLegalOnly?: boolean;
  readonly lifted?: CardCode | null;
  /** The card that the hint names. */
  readonly best?: CardCode | null;
  /** The card that Tab reaches. */
  readonly focused: CardCode | null;
  readonly onFocus: (card: CardCode) => void;
  readonly onTap?: (card: CardCode) => void;
  readonly onDrop?: (card: CardCode) => void;
}

/** What becomes of a card that can only be looked at. */
const nothing = (): void => undefined;

export function Hand(props: HandProps) {
  const { cards, legal, isLegalOnly = false, lifted = null, best = null, focused } = props;
  const { onFocus, onTap = nothing, onDrop = nothing } = props;
  const drag = useDrag(onDrop);
  const isChoice = legal !== null && legal.length < cards.length;
  const reachable = focused !== null && cards.includes(focused) ? focused : cards[0];

  return (
    <section class="hand" data-spot="hand">
      <ul
        role="listbox"
        aria-orientation="horizontal"
        aria-label={t("your-hand")}
        style={{ "--count": cards.length }}
      >
        {cards.map((card, index) => {
          const isLegal = legal?.includes(card) ?? false;
          const isOff = legal !== null && !isLegal;
          const look =
            card === best ? "best" : card === lifted ? "lifted" : isChoice && isLegal ? "ok" : "";
          const isFirst = card.charAt(1) !== cards[index - 1]?.charAt(1);
          const ofSuit = cards.filter((other) => other.charAt(1) === card.charAt(1));
          const isReachable = card === reachable || (isLegalOnly && isLegal);
          return (
            <li key={card} role="presentation" class={isFirst ? "first" : ""}>
              <button
                type="button"
                role="option"
                class={`card ${isOff ? "off" : look}`}
                data-card={card}
                data-refuge={card === reachable ? "" : undefined}
                aria-label={cardTitle(card)}
                aria-posinset={ofSuit.indexOf(card) + 1}
                aria-setsize={ofSuit.length}
                aria-disabled={legal === null || isOff ? "true" : undefined}
                aria-describedby={isOff ? "why" : undefined}
                aria-selected={card === lifted ? "true" : undefined}
                disabled={isLegalOnly && isOff}
                tabIndex={isReachable ? 0 : -1}
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
