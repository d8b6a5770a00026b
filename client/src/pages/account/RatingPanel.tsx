/** How one is rated: a figure with its margin, the stretch it lies in, and how it has come to be. */

import { useState } from "preact/hooks";
import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { Numeral } from "../../components/drawings";
import { RadioGroup } from "../../components/RadioGroup";
import { clockText } from "../../meeting/words";
import { t } from "../../texts/texts";
import type { RatedMatch, Rating, Ratings } from "../../wire/meeting";
import { BandChart } from "./BandChart";

/** The scale of the drawn stretch, in points of rating. */
const [LOWEST, HIGHEST] = [600, 2400];
/** Matches from which on a line says anything. */
const ENOUGH = 3;

export function RatingPanel({ ratings }: { readonly ratings: Ratings }) {
  const clocks = Object.keys(ratings.ratings);
  const latest = ratings.matches[0]?.clock;
  const [chosen, setChosen] = useState(latest ?? "none");
  const rating = ratings.ratings[chosen];
  return (
    <section class="panel" aria-labelledby="rating">
      <h2 id="rating">{t("rating-title")}</h2>
      {clocks.length > 1 && (
        <RadioGroup
          label={t("rating-by-clock")}
          name="rating-clock"
          options={clocks.map((clock) => [clock, clockText(clock)] as const)}
          value={chosen}
          onChoose={setChosen}
        />
      )}
      {rating === undefined ? (
        <>
          <p>{t("rating-none")}</p>
          <p>
            <ButtonLink text={t("rating-find")} href={href("find")} />
          </p>
        </>
      ) : (
        <Rated
          rating={rating}
          matches={ratings.matches.filter(({ clock }) => clock === chosen).reverse()}
        />
      )}
    </section>
  );
}

interface RatedProps {
  readonly rating: Rating;
  /** The oldest first. */
  readonly matches: readonly RatedMatch[];
}

function Rated({ rating, matches }: RatedProps) {
  const { value, margin } = rating;
  const ends = { low: String(value - margin), high: String(value + margin) };
  const won = matches.filter(({ score }) => score === 1).length;
  const lost = matches.filter(({ score }) => score === 0).length;
  return (
    <>
      <div class="rating">
        <p class="figure">
          <Numeral value={value} />
          <b>± {margin}</b>
        </p>
        <p>{t("rating-sure", { value: String(value), ...ends })}</p>
        <Stretch rating={rating} />
      </div>
      {matches.length >= ENOUGH && <BandChart matches={matches} />}
      <p class="notes">{t("rating-chart-about", { count: matches.length, won, lost })}</p>
    </>
  );
}

function Stretch({ rating: { value, margin } }: { readonly rating: Rating }) {
  const ends = { low: value - margin, high: value + margin };
  const said = { low: String(ends.low), high: String(ends.high), value: String(value) };
  const [left, right] = [placed(ends.low), placed(ends.high)];
  return (
    <div class="stretch-bar" role="img" aria-label={t("rating-stretch", said)}>
      <i class="sure" style={{ left: `${left}%`, width: `${right - left}%` }} />
      <i class="at" style={{ left: `${placed(value)}%` }} />
      <span style={{ left: `max(14px, ${left}%)` }}>{said.low}</span>
      <span style={{ left: `min(100% - 16px, ${right}%)` }}>{said.high}</span>
    </div>
  );
}

/** Where a rating is on the drawn scale, in percent; what lies outside is at its end. */
function placed(value: number): number {
  return (100 * (Math.min(HIGHEST, Math.max(LOWEST, value)) - LOWEST)) / (HIGHEST - LOWEST);
}
