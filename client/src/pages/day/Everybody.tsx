/** How many people took so many tricks. */

import { t } from "../../texts/texts";
import type { Day } from "../../wire/api";

/** A column of nobody is still a line. */
const LEAST = 0.02;

export function Everybody({ day: { spread, result, par } }: { readonly day: Day }) {
  const mine = result?.counted[0] ?? 0;
  const most = Math.max(...spread, 1);
  const others = spread.reduce((sum, count) => sum + count, 0) - 1;
  const worse = spread.slice(0, mine).reduce((sum, count) => sum + count, 0);
  const equal = (spread[mine] ?? 1) - 1;
  const words =
    others === 0 ? t("day-everybody-none") : t("day-everybody-words", { others, worse, equal });
  return (
    <section class="panel" aria-labelledby="everybody">
      <h2 id="everybody">{t("day-everybody")}</h2>
      {others > 0 && (
        <ol class="spread" aria-hidden="true">
          {spread.map((count, tricks) => (
            <li key={tricks} class={tricks === mine ? "me" : ""}>
              <span>{tricks === mine ? t("day-you") : tricks === par ? t("day-par") : ""}</span>
              <svg viewBox="0 0 1 1" preserveAspectRatio="none">
                <rect
                  width="1"
                  y={1 - Math.max(count / most, LEAST)}
                  height={Math.max(count / most, LEAST)}
                />
              </svg>
              {tricks}
            </li>
          ))}
        </ol>
      )}
      <p class="notes">{words}</p>
    </section>
  );
}
