/** The hand of the day as a strip: what it is, or how it went. */

import { href } from "../../app/route";
import { Back, Icon, OpenCard } from "../../components/drawings";
import { dayText } from "../../texts/dates";
import { t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import type { DayGlance } from "../../wire/server";

export function TodaysHand({ day }: { readonly day: DayGlance | null }) {
  return (
    <a class="way strip" href={href("day")}>
      <span class="mini" aria-hidden="true">
        <Back />
        <OpenCard card="KH" />
      </span>
      <span>
        <b>{t("home-day")}</b> <span>{day === null ? t("home-day.about") : inWords(day)}</span>
      </span>
      <Icon name="next" />
    </a>
  );
}

function inWords({ date, level, par, is_begun: isBegun, tricks }: DayGlance): string {
  const name = levelName(level);
  const suffix = par === null ? "" : "-par";
  if (tricks !== null) return t(`home-day.played${suffix}`, { tricks, par: par ?? 0 });
  if (isBegun) return t("home-day.begun", { name });
  const day = dayText(date, { weekday: "long" });
  const title = day.charAt(0).toLocaleUpperCase() + day.slice(1);
  return t(`home-day.new${suffix}`, { day: title, name, par: par ?? 0 });
}
