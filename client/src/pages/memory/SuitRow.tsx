/** The places of one suit, in one row, or on a phone in two of equal length. */

import type { ComponentChildren } from "preact";
import { Hidden, SuitMark } from "../../components/drawings";
import type { SuitRow as Row } from "../../memory/places";
import { t } from "../../texts/texts";
import { rankOf } from "../../texts/words";
import type { CardCode } from "../../wire/server";
import { Rank } from "./Rank";

interface SuitRowProps {
  readonly row: Row;
  /** The cards that are asked for; any other one is held. */
  readonly places: readonly CardCode[];
  /** Draws a card that is asked for. */
  readonly draw: (card: CardCode) => ComponentChildren;
  /** What stands below. */
  readonly children?: ComponentChildren;
}

export function SuitRow({ row: { suit, cards }, places, draw, children }: SuitRowProps) {
  return (
    <div
      class="suit-row"
      role="group"
      aria-label={t("memory-suit", { suit })}
      style={columns(cards.length)}
    >
      <div class="suit-head" aria-hidden="true">
        <span class={`chip ${suit.toLowerCase()}`}>
          <SuitMark suit={suit} class="" />
        </span>
      </div>
      {cards.map((card) => (places.includes(card) ? draw(card) : <Own key={card} card={card} />))}
      {children}
    </div>
  );
}

/** A card of the own hand: given, and no control. */
function Own({ card }: { readonly card: CardCode }) {
  return (
    <div class={`place-card own ${card.charAt(1).toLowerCase()}`}>
      <Rank rank={rankOf(card)} />
      <small aria-hidden="true">{t("memory-yours")}</small>
      <Hidden>{t("memory-own-card", { card })}</Hidden>
    </div>
  );
}

function columns(cards: number): Record<string, number> {
  const places = cards + 1;
  return { "--places": places, "--half": places > 7 ? Math.ceil(places / 2) : places };
}
