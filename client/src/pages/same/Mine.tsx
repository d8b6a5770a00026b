/** The challenges of this browser's player. */

import { href } from "../../app/route";
import { Badge } from "../../components/drawings";
import { t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import type { Same } from "../../wire/api";
import { otherName, theOther } from "./words";

export function Mine({ challenges }: { readonly challenges: readonly Same[] }) {
  return (
    <section class="panel" aria-labelledby="mine">
      <h2 id="mine">{t("same-mine")}</h2>
      <ul class="mine rows">
        {challenges.map((same) => (
          <li key={same.id}>
            <a href={href("same", same.id)}>
              <Badge level={same.terms.level} />
              <span>
                <b>{nameOf(same)}</b>
                <span>{lineOf(same)}</span>
              </span>
              {!same.over && <span class="left">{toPlay(same)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(same: Same): string {
  if (same.terms.people === 2) return otherName(same);
  return t("same-mine-group", { count: same.others.length });
}

function lineOf(same: Same): string {
  const level = levelName(same.terms.level);
  if (same.terms.people > 2) return t("same-mine-played", { count: played(same), level });
  return t("same-mine-line", { decided: theOther(same)?.decided ?? 0, level });
}

function played({ deals }: Same): number {
  return deals.filter(({ mine }) => mine !== null).length;
}

function toPlay(same: Same): string {
  const count = same.deals.length - played(same);
  return count === 0 ? "" : t("same-to-play", { count });
}
