/** The hand of a day: what is played, how it went, and the days before. */

import type { PageProps } from "../../app/page";
import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { PageFrame } from "../../components/PageFrame";
import { dayText } from "../../texts/dates";
import { t } from "../../texts/texts";
import type { Day } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { Before } from "./Before";
import { Days } from "./Days";
import { Everybody } from "./Everybody";
import { Outcome } from "./Outcome";
import { ShareResult } from "./ShareResult";
import { useDay } from "./useDay";
import { Week } from "./Week";
import "../../styles/lists.css";
import "../../styles/pages/day.css";
import "../../styles/pages/day-others.css";

export default function DayPage({ words: [date] }: PageProps) {
  const { day, error } = useDay(date);
  const isPast = day !== null && day.date !== day.today;
  const tools = isPast && <ButtonLink icon="day" text={t("day-today")} href={href("day")} />;
  return (
    <PageFrame
      key={date}
      title={t(isPast ? "day-title-past" : "day-title")}
      sub={
        day === null ? "" : dayText(day.date, { weekday: "long", day: "numeric", month: "long" })
      }
      tools={tools}
      class="columns day"
    >
      {day !== null && (day.result === null ? <Open day={day} /> : <Over day={day} />)}
      {day === null && error !== null && (
        <section class="panel">
          <p role="alert">{inWords(error)}</p>
        </section>
      )}
    </PageFrame>
  );
}

interface DayProps {
  readonly day: Day;
}

/** A day whose hand is still to be played, or to be played to its end. */
function Open({ day }: DayProps) {
  return (
    <>
      <Before day={day} />
      <div class="col">
        <Facts day={day} />
        <Week day={day} />
        <Days day={day} />
      </div>
    </>
  );
}

/** A day whose hand was played. */
function Over({ day }: DayProps) {
  return (
    <>
      <div class="col">
        <Outcome day={day} />
        <Everybody day={day} />
      </div>
      <div class="col">
        <ShareResult day={day} />
        <Week day={day} />
        <Days day={day} />
      </div>
    </>
  );
}

function Facts({ day }: DayProps) {
  const name = t(`level-${day.level}`);
  const facts = [
    ["opponent", name],
    ["deal", t("day-fact-deal-is", { name })],
    ["rules", t("preset-standard")],
    [
      "par",
      day.par === null
        ? t("day-par-soon", { name: t(`level-${day.par_level}`) })
        : t("day-fact-par-is", { par: day.par, name: t(`level-${day.par_level}`) }),
    ],
    ["players", t("day-fact-players-are", { count: day.players })],
  ] as const;
  return (
    <section class="panel" aria-labelledby="facts">
      <h2 id="facts">{t("day-facts")}</h2>
      <dl class="facts">
        {facts.map(([fact, text]) => (
          <div key={fact}>
            <dt>{t(`day-fact-${fact}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
