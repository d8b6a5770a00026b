/** A whole pack in its order, and where each card went. */

import { Hidden, SuitMark } from "../../../components/drawings";
import { shownRank } from "../../../texts/letters";
import { t } from "../../../texts/texts";
import { cardTitle, rankOf, suitOf } from "../../../texts/words";
import type { SeatName } from "../../../wire/messages";
import type { DealJson } from "../../../wire/server";

interface PackProps {
  readonly deal: DealJson;
  readonly me: SeatName;
  readonly name: string;
}

export function Pack({ deal, me, name }: PackProps) {
  const dealt = deal.cards.length / 2;
  // The one who does not deal is given the first card.
  const mine = deal.dealer === me ? 1 : 0;
  const place = (index: number): string =>
    index >= dealt ? "" : index % 2 === mine ? "to-y" : "to-t";
  return (
    <>
      <ol class="pack" aria-label={t("deal-pack-label")}>
        {deal.cards.map((card, index) => (
          <li class={`${suitOf(card).toLowerCase()} ${place(index)}`}>
            <span aria-hidden="true">{shownRank(rankOf(card))}</span>
            <SuitMark suit={suitOf(card)} class="" />
            <Hidden>{cardTitle(card)}</Hidden>
          </li>
        ))}
      </ol>
      <p class="pack-key">
        <span>
          <i />
          {t("deal-to", { who: "you", name })}
        </span>
        <span>
          <i class="t" />
          {t("deal-to", { who: "them", name })}
        </span>
        <span>
          <i class="u" />
          {t("deal-to", { who: "stock", name })}
        </span>
      </p>
    </>
  );
}
