/** Things drawn once in the page's sprite and placed from here. */

import type { ComponentChildren } from "preact";
import { shownRank } from "../texts/letters";
import { rankOf, suitOf, cardTitle, letterOf } from "../texts/words";
import type { CardCode, Suit } from "../wire/messages";

/** A small line drawing, always with words beside it or a label on its button. */
export function Icon({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

const GLYPH_WIDTHS: Readonly<Record<string, number>> = { "1": 30, ".": 14, ",": 16, ":": 14 };
const GLYPH_NAMES: Readonly<Record<string, string>> = {
  "+": "plus",
  "−": "minus",
  ".": "dot",
  ",": "comma",
  ":": "colon",
};

/** A number in the strokes of the card indices. */
export function Numeral({ value }: { readonly value: number | string }) {
  const text = String(value);
  return (
    <>
      <span class="n" aria-hidden="true">
        {[...text].map((sign) => (
          <svg viewBox={`0 0 ${GLYPH_WIDTHS[sign] ?? 40} 56`}>
            <use href={`#g-${GLYPH_NAMES[sign] ?? sign}`} />
          </svg>
        ))}
      </span>
      <span class="vh">{text}</span>
    </>
  );
}

/** Both faces of a card; the style sheet shows the one that fits the size. */
export function Face({ card }: { readonly card: CardCode }) {
  return (
    <>
      <svg class="f" viewBox="0 0 100 140" aria-hidden="true">
        <use href={`#${card}`} />
      </svg>
      <svg class="c" viewBox="0 0 100 150" aria-hidden="true">
        <use href={`#${card}-s`} />
      </svg>
    </>
  );
}

interface OpenCardProps {
  readonly card: CardCode;
  readonly class?: string;
  /** Whether this card takes part in movements. */
  readonly isMovable?: boolean;
  /** What a screen reader says of it; its name, unless its place says more. */
  readonly label?: string;
}

/** A card that lies face up and is not a button. */
export function OpenCard(props: OpenCardProps) {
  const { card, class: extra = "", isMovable = false, label = cardTitle(card) } = props;
  return (
    <div
      class={`card ${extra}`}
      role="img"
      aria-label={label}
      {...(isMovable ? { "data-card": card } : {})}
    >
      <Face card={card} />
    </div>
  );
}

/**
 * A card that lies face down.
 *
 * @param props.spot what movements call it, if it takes part in them.
 */
export function Back({ spot }: { readonly spot?: string }) {
  return (
    <div class="card" aria-hidden="true" data-spot={spot}>
      <svg viewBox="0 0 100 140">
        <use href="#back" />
      </svg>
    </div>
  );
}

/** The mark of a suit, within text or on its own. */
export function SuitMark({
  suit,
  class: extra = "su",
}: {
  readonly suit: Suit;
  readonly class?: string;
}) {
  return (
    <svg class={extra} viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#s-${suit.toLowerCase()}`} />
    </svg>
  );
}

/** A card within text, on a chip of card paper. */
interface ChipProps {
  readonly card: CardCode;
  readonly class?: string;
}

export function Chip({ card, class: extra = "" }: ChipProps) {
  const suit = suitOf(card);
  const rank = rankOf(card);
  return (
    <span class={`chip ${suit.toLowerCase()} ${extra}`}>
      <span aria-hidden="true">
        {shownRank(rank)}
        <SuitMark suit={suit} />
      </span>
      <span class="vh">{cardTitle(card)}</span>
    </span>
  );
}

/** The levels that have a sign of their own; whoever else plays has two heads. */
const SIGNS = new Set(["novice", "casual", "regular", "counter", "expert", "master"]);

interface BadgeProps {
  readonly level: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** The round badge of an opponent: a level's sign, or the first letter of a person's name. */
export function Badge({ level, name }: BadgeProps) {
  const sign = level?.split("@")[0] ?? "";
  const isLettered = !level && Boolean(name);
  return (
    <span class={isLettered ? "badge letter" : "badge"} aria-hidden="true">
      {isLettered ? (
        letterOf(name)
      ) : SIGNS.has(sign) ? (
        <svg viewBox="0 0 40 40">
          <use href={`#l-${sign}`} />
        </svg>
      ) : (
        <Icon name="two" />
      )}
    </span>
  );
}

/** The name of the game, drawn. */
export function Wordmark({ isTall = false }: { readonly isTall?: boolean }) {
  return (
    <svg
      class={isTall ? "wm" : "wordmark"}
      viewBox={isTall ? "0 0 285 126" : "0 0 524 56"}
      role="img"
      aria-label="German Whist"
    >
      <use href={isTall ? "#wordmark-2" : "#wordmark"} />
    </svg>
  );
}

interface IconButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly class?: string;
}

/** A round button with a drawing alone; its label is read aloud. */
export function IconButton({ icon, label, onClick, class: extra = "quiet" }: IconButtonProps) {
  return (
    <button type="button" class={`btn icon ${extra}`} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** Text for screen readers alone. */
export function Hidden({ children }: { readonly children: ComponentChildren }) {
  return <span class="vh">{children}</span>;
}
