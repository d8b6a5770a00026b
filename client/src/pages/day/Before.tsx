/** The hand of a day before it was played to its end: one button begins it, or goes on. */

import { href } from "../../app/route";
import { Button, ButtonLink } from "../../components/Button";
import { Back, OpenCard } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { Day } from "../../wire/api";
import { SeePar } from "./SeePar";
import { usePlayDay } from "./usePlayDay";
import { Problem } from "../../components/Problem";

export function Before({ day }: { readonly day: Day }) {
  const { play, problem } = usePlayDay(day.date);
  const isPast = day.date !== day.today;
  const names = { name: t(`level-${day.level}`), par_name: t(`level-${day.par_level}`) };
  const state = day.table !== null ? "going" : isPast ? "past" : "before";
  return (
    <section class="panel before lamplit" aria-labelledby="before">
      <div class="hero-cards" aria-hidden="true">
        <Back />
        <OpenCard card="KH" />
      </div>
      <div class="words">
        <h2 id="before">{t(`day-${state}`)}</h2>
        <p>{t(`day-${state}.about`, names)}</p>
      </div>
      {day.table !== null ? (
        <ButtonLink look="main big" text={t("home-go-on-button")} href={href("table", day.table)} />
      ) : (
        <Button
          look="main big"
          text={t(isPast ? "day-practise" : "home-deal")}
          onClick={() => play(isPast)}
        />
      )}
      <Problem text={problem} />
      {state === "past" && <SeePar day={day} />}
      {!isPast && <p class="notes">{t("day-once")}</p>}
    </section>
  );
}
