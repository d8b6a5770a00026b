/** What each card brings, and what it gives away against the best. */

import { Chip, Icon } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { Judged } from "../../wire/api";
import type { CardCode, View } from "../../wire/messages";
import { tricksOf } from "./words";
import "../../styles/pages/worths.css";

/** Tricks to expect are told where they are known. */
type Worth = Omit<Judged["worths"][number], "tricks"> & { readonly tricks?: number };

interface WorthsProps {
  /** The best first. */
  readonly worths: readonly Worth[];
  readonly yours: CardCode | null;
  readonly objective: View["objective"];
}

/** How many cards are told; those between the best and the own one tell the least. */
const MOST = 4;
/** Cards nearer than that are equally good. */
const EQUAL = 0.1;
const LONGEST = 90;

export function Worths({ worths, yours, objective }: WorthsProps) {
  const ending = objective === "low" ? "-low" : "";
  const isExact = worths.every(
    ({ tricks = 0, behind }) => Number.isInteger(tricks) && Number.isInteger(behind),
  );
  const hasTricks = worths.every(({ tricks }) => tricks !== undefined);
  const most = Math.max(EQUAL, ...worths.map(({ behind }) => behind));
  return (
    <table class="worth data">
      <caption class="vh">{t(`coach-table${hasTricks ? "" : "-given"}${ending}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("hint-card")}</th>
          {hasTricks && (
            <th scope="col" class="r">
              {t("coach-tricks")}
            </th>
          )}
          <th scope="col" class="b">
            {t(`coach-given${ending}`)}
          </th>
        </tr>
      </thead>
      <tbody>
        {told(worths, yours).map((worth) => {
          const isBest = worth.behind <= EQUAL;
          const isYours = worth.card === yours;
          return (
            <tr key={worth.card} class={`${isBest ? "best" : ""} ${isYours ? "yours" : ""}`}>
              <td>
                <Chip card={worth.card} />
              </td>
              {hasTricks && <td class="r">{tricksOf(worth.tricks ?? 0, isExact)}</td>}
              <td class="b">
                {isBest ? (
                  <span class="good">
                    <Icon name="tick" />
                    {t(isYours ? "coach-best-yours" : "coach-best-short")}
                  </span>
                ) : (
                  <span>
                    <i style={{ width: `${Math.round((worth.behind / most) * LONGEST)}px` }} />
                    {tricksOf(worth.behind, isExact)}
                    {isYours && ` · ${t("coach-yours")}`}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The best, the own card, and some between: one of those that are as good as each other. */
function told(worths: readonly Worth[], yours: CardCode | null): readonly Worth[] {
  const isTold = (worth: Worth, index: number): boolean =>
    worth.card === yours || index === 0 || worths[index - 1]?.behind !== worth.behind;
  const distinct = worths.filter(isTold);
  if (distinct.length <= MOST) return distinct;
  const own = distinct.findIndex(({ card }) => card === yours);
  const last = own > MOST - 2 ? own : distinct.length - 1;
  return [...distinct.slice(0, MOST - 1), ...distinct.slice(last, last + 1)];
}
