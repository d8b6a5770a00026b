/** One deal that both have played: where they part, all tricks side by side, and both reviews. */

import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { PageFrame } from "../../components/PageFrame";
import { Soon } from "../../components/Soon";
import { useLoaded } from "../../components/useLoaded";
import { inWords as reasonsInWords } from "../../texts/reasons";
import { rounded, t } from "../../texts/texts";
import { api, type Same } from "../../wire/api";
import { inWords } from "../../wire/failure";
import type { SameComparison } from "../../wire/server";
import { Tricks } from "./Tricks";
import { BesideWhom } from "./group/BesideWhom";
import { bestIn, nameAt } from "./group/people";
import { resultText } from "./words";

interface CompareProps {
  readonly id: string;
  readonly number: number;
  /** The other one's; the best one's of those who have played it, where it is not said. */
  readonly place?: number;
}

export function Compare({ id, number, place }: CompareProps) {
  const loaded = useLoaded(async () => {
    const same = await api.same(id);
    const other = place ?? bestIn(same, number) ?? 0;
    const comparison = await api.compareSame(id, number, other);
    return { same, comparison, place: other };
  }, [id, number, place]);
  if (loaded.kind === "ready") return <Shown {...loaded.value} number={number} />;
  return (
    <PageFrame
      title={t("same-deal-number", { number: String(number) })}
      back={href("same", id)}
      class="columns duel"
    >
      {loaded.kind === "failed" && (
        <p class="panel" role="alert">
          {inWords(loaded.error)}
        </p>
      )}
    </PageFrame>
  );
}

interface ShownProps {
  readonly same: Same;
  readonly comparison: SameComparison;
  readonly number: number;
  readonly place: number;
}

function Shown({ same, comparison, number, place }: ShownProps) {
  const name = nameAt(same, place);
  const deal = same.deals[number - 1];
  const result = same.others.find((other) => other.place === place)?.deals[number - 1];
  if (!deal?.mine || !result?.theirs) return null;
  const by = result.ahead ?? 0;
  const title = t("same-compare-title", {
    number,
    yours: resultText(deal.mine),
    theirs: resultText(result.theirs),
    name,
  });
  return (
    <PageFrame
      title={title}
      sub={t("same-compare-sub", { by: Math.abs(by), who: by > 0 ? "you" : "them", name })}
      back={href("same", same.id)}
      class="columns duel compare"
    >
      {same.terms.people > 2 && <BesideWhom same={same} number={number} place={place} />}
      <section class="panel" aria-labelledby="tricks">
        <h2 id="tricks">{t("same-tricks")}</h2>
        <Tricks comparison={comparison} name={name} />
        <p class="notes">{t("same-tricks-about")}</p>
      </section>
      <div class="col">
        <section class="panel" aria-labelledby="parting">
          <h2 id="parting">{t("same-parting")}</h2>
          <p>{partingInWords(comparison, name)}</p>
          {comparison.parting !== null && (
            <WhichWasBetter id={same.id} number={number} place={place} />
          )}
          <div class="row">
            <ButtonLink
              look="main"
              icon="eye"
              text={t("same-review-yours")}
              href={href("review", deal.table ?? "", "1")}
            />
            <ButtonLink
              icon="eye"
              text={t("same-review-theirs", { name })}
              href={href("review", "same", same.id, String(number), String(place))}
            />
          </div>
        </section>
      </div>
    </PageFrame>
  );
}

function partingInWords({ parting }: SameComparison, name: string): string {
  if (parting === null) return t("same-parting-none");
  const { trick, led, mine, theirs } = parting;
  const args = { trick, yours: mine, theirs, name };
  const where =
    led === null ? t("same-parting-lead", args) : t("same-parting-led", { ...args, lead: led });
  return trick === 1 ? where : `${t("same-parting-before", { trick })} ${where}`;
}

/** Which of the two cards was the better one, and why; it is worked out when it is asked for. */
function WhichWasBetter({ id, number, place }: Required<CompareProps>) {
  const loaded = useLoaded(() => api.betterOfSame(id, number, place), [id, number, place]);
  if (loaded.kind === "failed") return null;
  if (loaded.kind === "loading") return <Soon />;
  const { better, tricks, reasons } = loaded.value;
  if (better === null) return <p>{t("same-parting-equal")}</p>;
  const told = Math.max(0.1, rounded(tricks));
  return (
    <p>
      {t("same-parting-better", { card: better, tricks: told })} {reasonsInWords(reasons, null)}
    </p>
  );
}
