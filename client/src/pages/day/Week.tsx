/** The last seven days against par, and how many were played in a row. */

import { Hidden, Numeral } from "../../components/drawings";
import { dayText } from "../../texts/dates";
import { signed, t } from "../../texts/texts";
import type { Day } from "../../wire/api";

type Line = Day["days"][number];

const DAYS = 7;
/** The most that is drawn; the number says the rest. */
const MOST = 4;

export function Week({ day }: { readonly day: Day }) {
  const week = day.days.slice(0, DAYS).reverse();
  return (
    <section class="panel" aria-labelledby="week">
      <div class="row between">
        <h2 id="week">{t("day-week")}</h2>
        {day.longest > 0 && (
          <p class="streak">
            <Numeral value={day.streak} />
            <span>
              {t("day-streak", { count: day.streak })}
              <br />
              {t("day-longest", { count: day.longest })}
            </span>
          </p>
        )}
      </div>
      <p class="notes">{t("day-against-par")}</p>
      <ol class="week">
        {week.map((line) => (
          <Place key={line.date} line={line} isToday={line.date === day.today} />
        ))}
      </ol>
    </section>
  );
}

function Place({ line, isToday }: { readonly line: Line; readonly isToday: boolean }) {
  const name = isToday ? t("day-today-short") : dayText(line.date, { weekday: "short" });
  const { kind, size, mark, words } = stateOf(line, isToday);
  return (
    <li class={kind} {...(isToday && { "aria-current": "date" as const })}>
      <span class="plot" aria-hidden="true">
        <i class={`n${Math.min(size, MOST)}`} />
      </span>
      <b aria-hidden="true">{mark}</b>
      <span aria-hidden="true">{name}</span>
      <Hidden>{t("day-place", { name, words })}</Hidden>
    </li>
  );
}

interface State {
  readonly kind: "up" | "down" | "par" | "none" | "here";
  readonly size: number;
  readonly mark: string;
  readonly words: string;
}

function stateOf({ tricks, par }: Line, isToday: boolean): State {
  if (tricks === null) {
    const words = t(isToday ? "day-to-play" : "day-not-played");
    return { kind: isToday ? "here" : "none", size: 0, mark: isToday ? "" : "–", words };
  }
  if (par === null) {
    const words = t("day-tricks", { count: tricks });
    return { kind: "none", size: 0, mark: String(tricks), words };
  }
  const size = Math.abs(tricks - par);
  if (size === 0) return { kind: "par", size, mark: t("day-par"), words: t("day-at-par") };
  const kind = tricks > par ? "up" : "down";
  const words = t(kind === "up" ? "day-above-par" : "day-below-par", { count: size });
  return { kind, size, mark: signed(tricks - par, 0), words };
}
