/** How the counted try has ended, against the opponent and against par. */

import { href } from "../../app/route";
import { Button, ButtonLink } from "../../components/Button";
import { Numeral } from "../../components/drawings";
import { t } from "../../texts/texts";
import { Unbroken } from "../../texts/Unbroken";
import type { Day } from "../../wire/api";
import { SeePar } from "./SeePar";
import { usePlayDay } from "./usePlayDay";
import { Problem } from "../../components/Problem";

export function Outcome({ day }: { readonly day: Day }) {
  const { play, problem } = usePlayDay(day.date);
  const [yours, theirs] = day.result?.counted ?? [0, 0];
  const name = t(`level-${day.level}`);
  const won = yours > theirs ? "day-won" : "day-lost";
  return (
    <section class="panel" aria-labelledby="outcome">
      <h2 id="outcome" class="vh">
        {t("result")}
      </h2>
      <div class="score-line">
        <span class="y">
          <Numeral value={yours} />
        </span>
        <hr />
        <span class="t">
          <Numeral value={theirs} />
        </span>
        <p>
          <Unbroken text={t(won, { name, yours, theirs })} /> {againstPar(yours, day)}
        </p>
      </div>
      <Scale yours={yours} theirs={theirs} name={name} par={day.par} />
      <div class="row">
        <ButtonLink
          look="main"
          text={t("day-review")}
          href={href("review", day.table ?? "", "1")}
        />
        <SeePar day={day} />
        <Button icon="again" text={t("day-again")} onClick={() => play(true)} />
      </div>
      <Problem text={problem} />
    </section>
  );
}

function againstPar(yours: number, { par, par_level }: Day): string {
  if (par === null) return t("day-par-soon", { name: t(`level-${par_level}`) });
  const count = Math.abs(yours - par);
  if (count === 0) return t("day-at-par");
  return t(yours > par ? "day-above-par" : "day-below-par", { count });
}

interface ScaleProps {
  readonly yours: number;
  readonly theirs: number;
  readonly name: string;
  readonly par: number | null;
}

/** Thirteen places: yours filled, theirs hatched, and a flag where par is. */
function Scale({ yours, theirs, name, par }: ScaleProps) {
  const tricks = yours + theirs;
  const words =
    par === null ? t("day-scale", { yours, tricks }) : t("day-scale-par", { yours, tricks, par });
  return (
    <div
      class={`scale ${par !== null && par > tricks / 2 ? "turned" : ""}`}
      role="img"
      aria-label={words}
    >
      <svg viewBox={`0 0 ${tricks} 1`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: tricks }, (_, index) => (
          <rect class={index < yours ? "y" : "t"} x={index} width="1" height="1" />
        ))}
      </svg>
      {par !== null && (
        <svg class="flag" viewBox={`0 0 ${tricks} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${par} 0V1`} />
        </svg>
      )}
      <p aria-hidden="true">
        <span>{t("day-scale-you", { count: yours })}</span>
        {par !== null && (
          <b style={{ left: `${(par / tricks) * 100}%` }}>{t("day-par-number", { par })}</b>
        )}
        <span>{t("day-scale-them", { name, count: theirs })}</span>
      </p>
    </div>
  );
}
