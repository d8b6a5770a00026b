/** The days before, whose hands can be looked at or played for practice. */

import { href } from "../../app/route";
import { dayText } from "../../texts/dates";
import { t } from "../../texts/texts";
import type { Day } from "../../wire/api";

export function Days({ day }: { readonly day: Day }) {
  const others = day.days.filter(({ date }) => date !== day.date && date !== day.today);
  return (
    <details class="panel days">
      <summary>
        <h2>{t("day-earlier")}</h2>
      </summary>
      <ul class="rows">
        {others.map(({ date, tricks }) => (
          <li key={date}>
            <a href={href("day", date)}>
              <span>{dayText(date, { weekday: "long", day: "numeric", month: "long" })}</span>
              <span class="muted">
                {tricks === null ? t("day-not-played") : t("day-tricks", { count: tricks })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
