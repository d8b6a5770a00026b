/** The challenges of this browser's player. */

import { href } from "../../app/route";
import { Badge } from "../../components/drawings";
import { t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import type { Same } from "../../wire/api";
import { otherName } from "./words";

export function Mine({ challenges }: { readonly challenges: readonly Same[] }) {
  return (
    <section class="panel" aria-labelledby="mine">
      <h2 id="mine">{t("same-mine")}</h2>
      <ul class="mine">
        {challenges.map((same) => (
          <li key={same.id}>
            <a href={href("same", same.id)}>
              <Badge level={same.terms.level} />
              <span>
                <b>{same.joined ? otherName(same) : t("same-friend")}</b>
                <span>
                  {t("same-mine-line", {
                    decided: same.decided,
                    level: levelName(same.terms.level),
                  })}
                </span>
              </span>
              {!same.over && <span class="left">{toPlay(same)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toPlay({ deals }: Same): string {
  const count = deals.filter(({ mine }) => mine === null).length;
  return count === 0 ? "" : t("same-to-play", { count });
}
