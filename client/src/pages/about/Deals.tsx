/** Where each card has gone, over all finished hands of all players here. */

import { useLoaded } from "../../components/useLoaded";
import { SuitMark } from "../../components/drawings";
import { number, t } from "../../texts/texts";
import { cardTitle, rankOf, suitOf } from "../../texts/words";
import { api } from "../../wire/api";
import { inWords } from "../../wire/failure";
import type { CardCode } from "../../wire/messages";
import type { PackCounts, PlaceCounts } from "../../wire/statistics";

/** Below this chance the evenness of fair deals would be surprising. */
const SURPRISING = 0.001;

export function Deals() {
  const loaded = useLoaded(() => api.deals(), []);
  if (loaded.kind === "failed") return <p role="alert">{inWords(loaded.error)}</p>;
  if (loaded.kind === "loading") return null;
  if (loaded.value.length === 0) return <p class="muted">{t("deals-none")}</p>;
  return (
    <>
      {loaded.value.map((pack) => (
        <Pack key={pack.pack} pack={pack} />
      ))}
    </>
  );
}

function Pack({ pack }: { readonly pack: PackCounts }) {
  return (
    <section class="card-counts" aria-labelledby={`pack-${pack.pack}`}>
      <h3 id={`pack-${pack.pack}`}>
        {t("deals-pack", { pack: pack.pack, deals: number(pack.deals), count: pack.deals })}
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("deals-place")}</th>
            <th scope="col" class="r">
              {t("deals-deals")}
            </th>
            <th scope="col" class="r">
              χ² ({(pack.places[0]?.degrees ?? 0).toString()})
            </th>
            <th scope="col" class="r">
              p
            </th>
            <th scope="col">{t("deals-verdict")}</th>
          </tr>
        </thead>
        <tbody>
          {pack.places.map((place) => (
            <tr key={place.place}>
              <th scope="row">{t(`deals-place-${place.place}`)}</th>
              <td class="r">{number(place.deals)}</td>
              <td class="r">{number(place.chi_square, { maximumFractionDigits: 1 })}</td>
              <td class="r">{number(place.p, { maximumSignificantDigits: 2 })}</td>
              <td>{t(place.p < SURPRISING ? "deals-surprising" : "deals-fair")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pack.places.map((place) => (
        <Bars key={place.place} place={place} cards={pack.cards} />
      ))}
    </section>
  );
}

interface BarsProps {
  readonly place: PlaceCounts;
  readonly cards: readonly CardCode[];
}

/** One bar for each card, against the line of what is to be expected. */
function Bars({ place, cards }: BarsProps) {
  const most = Math.max(1, place.expected * 2, ...place.counts);
  const height = (count: number): string => `${(count / most) * 100}%`;
  const title = t(`deals-place-${place.place}`);
  return (
    <figure class="bars">
      <figcaption>{title}</figcaption>
      <div class="plot">
        <ol aria-label={title}>
          {cards.map((card, index) => {
            const count = place.counts[index] ?? 0;
            const isFirst = suitOf(card) !== (cards[index - 1]?.charAt(1) ?? "");
            return (
              <li key={card} class={isFirst ? "first" : ""}>
                <i style={{ height: height(count) }} />
                <span class="vh">
                  {cardTitle(card)}: {number(count)}
                </span>
                {rankOf(card) === "8" && <SuitMark suit={suitOf(card)} />}
              </li>
            );
          })}
        </ol>
        <span class="expected" style={{ bottom: height(place.expected) }} aria-hidden="true" />
      </div>
    </figure>
  );
}
