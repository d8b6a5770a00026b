/** Results against each opponent, as a table whose rows are also bars. */

import { Badge } from "../../components/drawings";
import { byLevel } from "../../statistics/sums";
import { number, signed, t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import type { Statistics } from "../../wire/statistics";

interface LevelsProps {
  readonly statistics: Statistics;
  readonly levels: readonly string[];
}

export function Levels({ statistics, levels }: LevelsProps) {
  const rows = byLevel(statistics, levels);
  if (rows.length === 0) return null;
  const percent = (part: number, whole: number): string =>
    number(whole === 0 ? 0 : part / whole, { style: "percent" });
  return (
    <section class="panel" aria-labelledby="levels">
      <h2 id="levels">{t("stats-levels")}</h2>
      <table class="levels data">
        <thead>
          <tr>
            <th scope="col">{t("history-opponent")}</th>
            <th scope="col" class="r">
              {t("history-hands")}
            </th>
            <th scope="col" class="wide">
              {t("stats-won")}
            </th>
            <th scope="col" class="r">
              {t("stats-each")}
            </th>
            <th scope="col" class="r">
              {t("stats-matches")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ level, played, won, points, matches }) => (
            <tr key={level}>
              <th scope="row">
                <span class="who">
                  <Badge level={level} />
                  {level === null ? t("stats-people") : levelName(level)}
                </span>
              </th>
              <td class="r">{number(played)}</td>
              <td class="wide">
                <span class="share">
                  <i style={{ width: `${(won / played) * 100}%` }} />
                </span>
                {percent(won, played)}
              </td>
              <td class="r">{signed(points / played)}</td>
              <td class="r">
                {number(matches.won)} / {number(matches.played)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
