/** Two who play the same cards: the score, the next deal, and the deals side by side. */

import { Numeral } from "../../components/drawings";
import { t } from "../../texts/texts";
import { Unbroken } from "../../texts/Unbroken";
import type { Same } from "../../wire/api";
import { Deals } from "./Deals";
import { Next } from "./Next";
import { aheadInWords, otherName, theOther } from "./words";

export function Duel({ same }: { readonly same: Same }) {
  const name = otherName(same);
  const other = theOther(same);
  return (
    <section class="panel" aria-labelledby="score">
      <h2 id="score" class="vh">
        {t("same-score")}
      </h2>
      {other && other.decided > 0 && <Score sums={other.sums} unit={same.terms.unit} name={name} />}
      <p class={`ahead ${same.over ? "final" : ""}`} role="status">
        <Unbroken text={aheadInWords(same)} />
      </p>
      {!same.over && (
        <Next same={same} waiting={t(other ? "same-wait" : "same-wait-nobody", { name })} />
      )}
      <Deals same={same} name={name} />
      <p class="across-key">{t("same-key", { name })}</p>
    </section>
  );
}

interface ScoreProps {
  readonly sums: readonly [number, number];
  readonly unit: "tricks" | "points";
  /** What the other one is called. */
  readonly name: string;
}

function Score({ sums, unit, name }: ScoreProps) {
  return (
    <div class="duel-head">
      <div class="y">
        <Numeral value={sums[0]} />
        <small>{t("same-yours", { unit })}</small>
      </div>
      <hr />
      <div class="t">
        <Numeral value={sums[1]} />
        <small>{t("same-theirs", { unit, name })}</small>
      </div>
    </div>
  );
}
