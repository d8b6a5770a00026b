/** Many who play the same cards: one's place, the next deal, who stands where, and all deals. */

import { t } from "../../../texts/texts";
import type { Same } from "../../../wire/api";
import { Next } from "../Next";
import { peopleOf } from "./people";
import { Ranks } from "./Ranks";
import { Sheet } from "./Sheet";
import { placeInWords } from "./words";
import "../../../styles/pages/same-group.css";

export function Group({ same }: { readonly same: Same }) {
  const people = peopleOf(same);
  return (
    <section class="panel" aria-labelledby="score">
      <h2 id="score" class="vh">
        {t("same-score")}
      </h2>
      <p class={`ahead ${same.over ? "final" : ""}`} role="status">
        {placeInWords(same)}
      </p>
      {!same.over && <Next same={same} waiting={t("same-wait-group")} />}
      <Ranks same={same} people={people} />
      <Sheet same={same} people={people} />
      <p class="notes">{t("same-key-group")}</p>
    </section>
  );
}
