/** A rating before and after a first try; of the first few, about what it is. */

import { Numeral } from "../../components/drawings";
import { signed, t } from "../../texts/texts";
import type { RatedTry } from "../../wire/server";
import { about } from "./about";

export function Rated({ rated }: { readonly rated: RatedTry }) {
  if (rated.provisional) {
    return (
      <p class="rated">
        <span>{t("puzzle-rating-about", { rating: about(rated.after) })}</span>
      </p>
    );
  }
  return (
    <p class="rated">
      <span>{t("puzzle-rated", { before: String(rated.before) })}</span>
      <Numeral value={rated.after} />
      <b>{signed(rated.after - rated.before, 0)}</b>
    </p>
  );
}
