/** What to practise next, and why; the first promises most. */

import { href } from "../../app/route";
import { Icon } from "../../components/drawings";
import { rounded, t } from "../../texts/texts";
import type { PointerMessage } from "../../wire/server";

const ICONS = { mistakes: "mistake", stage_one: "learn", stage_two: "puzzle", memory: "memory" };
const PAGES = { mistakes: "mistakes", stage_one: "learn", stage_two: "puzzles", memory: "memory" };

export function Advice({ pointers }: { readonly pointers: readonly PointerMessage[] }) {
  return (
    <section class="panel" aria-labelledby="next">
      <h2 id="next">{t("progress-next")}</h2>
      <ul class="advice">
        {pointers.map(({ to, kind, cost, count }, index) => (
          <li key={to}>
            <a class={index === 0 ? "first" : ""} href={href(PAGES[to])}>
              <span class="ico">
                <Icon name={ICONS[to]} />
              </span>
              <span>
                <b>{t(`progress-to-${to}`)}</b>{" "}
                <span>
                  {t(`progress-to-${to}.why`, {
                    kind: kind === null ? "" : t(`mistakes-kind-${kind}`),
                    cost: rounded(cost),
                    count,
                  })}
                </span>
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
