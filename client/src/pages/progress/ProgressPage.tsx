/** Progress: mistakes a hand over time, by kind, and what to practise next. */

import { useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { LineChart } from "../../components/LineChart";
import { PageFrame } from "../../components/PageFrame";
import { RadioGroup } from "../../components/RadioGroup";
import { useLoaded } from "../../components/useLoaded";
import { meanMistakes } from "../../statistics/mistakes";
import { number, rounded, t } from "../../texts/texts";
import { api } from "../../wire/api";
import { inWords } from "../../wire/failure";
import type { ProgressMessage } from "../../wire/server";
import { Advice } from "./Advice";
import { Kinds } from "./Kinds";
import { Skills } from "./Skills";
import "../../styles/pages/progress.css";
import "../../styles/pages/skills.css";

/** Fewer hands show nothing but chance. */
const FEWEST = 3;
/** How many of the latest hands may be looked at. */
const RANGES = [30, 120] as const;

export default function ProgressPage(_: PageProps) {
  const loaded = useLoaded(() => api.progress(), []);
  const results = (
    <ButtonLink icon="stats" text={t("progress-results")} href={href("statistics")} />
  );
  const hands = loaded.kind === "ready" ? loaded.value.hands.length : 0;
  return (
    <PageFrame
      title={t("progress-title")}
      sub={t("progress-hands", { hands })}
      back={href("learn")}
      tools={results}
      class="columns progress"
    >
      {loaded.kind === "ready" && <Shown {...loaded.value} />}
      {loaded.kind === "failed" && <p role="alert">{inWords(loaded.error)}</p>}
    </PageFrame>
  );
}

function Shown({ hands, next, skills, skill_hands: counted }: ProgressMessage) {
  const [range, setRange] = useState(0); // 0: all
  if (hands.length < FEWEST) {
    return (
      <>
        <section class="panel empty" aria-labelledby="nothing">
          <h2 id="nothing">{t("progress-empty")}</h2>
          <p>{t("progress-empty.about", { hands: hands.length, fewest: FEWEST })}</p>
          <div class="row">
            <ButtonLink look="main" text={t("tour-play")} href={href()} />
          </div>
        </section>
        <Advice pointers={next} />
      </>
    );
  }
  const shown = range === 0 ? hands : hands.slice(-range);
  const means = meanMistakes(hands).slice(-shown.length);
  const last = number(means.at(-1) ?? 0, { maximumFractionDigits: 1 });
  const ranges = RANGES.filter((count) => count < hands.length);
  return (
    <>
      <section class="panel wide" aria-labelledby="mistakes">
        <div class="row between">
          <h2 id="mistakes">{t("progress-mistakes")}</h2>
          {ranges.length > 0 && (
            <RadioGroup
              label={t("progress-range")}
              name="range"
              options={[
                ...ranges.map((count) => [count, t("progress-last", { count })] as const),
                [0, t("progress-all")] as const,
              ]}
              value={range}
              onChoose={setRange}
            />
          )}
        </div>
        <LineChart
          values={means}
          name={(index, value) =>
            t("chart-hand", {
              number: hands.length - shown.length + index + 1,
              value: number(value, { maximumFractionDigits: 1 }),
            })
          }
          write={(mark) => number(mark)}
          label={t("progress-words", {
            before: rounded(means[0] ?? 0),
            after: rounded(means.at(-1) ?? 0),
            hands: shown.length,
          })}
        />
        <p class="muted small">{t("progress-about", { last })}</p>
        <h3>{t("progress-kinds")}</h3>
        <Kinds hands={hands} shown={shown.length} />
        <p class="muted small">{t("progress-kinds-about")}</p>
      </section>
      {skills.length > 0 && <Skills skills={skills} hands={counted} />}
      <Advice pointers={next} />
    </>
  );
}
