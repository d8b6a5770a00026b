/** Own results: by opponent and rule set, over time, practice apart. */

import { useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { Numeral } from "../../components/drawings";
import { LineChart } from "../../components/LineChart";
import { PageFrame } from "../../components/PageFrame";
import { useLoaded } from "../../components/useLoaded";
import {
  chosen,
  mistakesOverTime,
  pointsOverTime,
  rulesPlayed,
  SPAN,
  sumHands,
  sumMatches,
} from "../../statistics/sums";
import { number, rounded, signed, t } from "../../texts/texts";
import { rulesText } from "../../texts/words";
import { api, type RulesCatalogue } from "../../wire/api";
import { inWords } from "../../wire/failure";
import type { Statistics } from "../../wire/statistics";
import { Levels } from "./Levels";
import { Recent } from "./Recent";
import "../../styles/pages/statistics.css";

/** Fewer hands than these make no line. */
const FEWEST_FOR_LINE = 5;

interface Loaded {
  readonly statistics: Statistics;
  readonly levels: readonly string[];
  readonly catalogue: RulesCatalogue;
}

export default function StatisticsPage(_: PageProps) {
  const loaded = useLoaded<Loaded>(async () => {
    const [statistics, levels, catalogue] = await Promise.all([
      api.statistics(),
      api.levels(),
      api.rules(),
    ]);
    return { statistics, levels, catalogue };
  }, []);
  return (
    <PageFrame title={t("home-statistics")}>
      {loaded.kind === "ready" && <Shown {...loaded.value} />}
      {loaded.kind === "failed" && <p role="alert">{inWords(loaded.error)}</p>}
    </PageFrame>
  );
}

function Shown({ statistics, levels, catalogue }: Loaded) {
  const [practice, setPractice] = useState(false);
  const [rules, setRules] = useState<string | null>(null);
  const shown = chosen(statistics, { practice, rules });
  const hands = sumHands(shown.hands);
  const matches = sumMatches(shown.matches);
  const course = pointsOverTime(shown.recent);
  const mistakes = mistakesOverTime(shown.recent);
  const share = hands.played === 0 ? 0 : hands.won / hands.played;
  const each = hands.played === 0 ? 0 : hands.points / hands.played;
  if (statistics.hands.length === 0) {
    return (
      <section class="panel empty">
        <p>{t("history-none")}</p>
        <ButtonLink look="main" text={t("tour-play")} href={href()} />
      </section>
    );
  }
  return (
    <div class="stats">
      <div class="choose">
        <label class="rules">
          <span>{t("home-rules")}</span>
          <select
            value={rules ?? ""}
            onChange={(event) => setRules(event.currentTarget.value || null)}
          >
            <option value="">{t("stats-all-rules")}</option>
            {rulesPlayed(statistics).map((text) => (
              <option key={text} value={text}>
                {rulesText(text, catalogue)}
              </option>
            ))}
          </select>
        </label>
        <div class="tabs" role="group" aria-label={t("stats-kind")}>
          {[false, true].map((kind) => (
            <button
              type="button"
              class="btn"
              aria-pressed={practice === kind ? "true" : "false"}
              onClick={() => setPractice(kind)}
            >
              {t(kind ? "stats-practice" : "stats-record")}
            </button>
          ))}
        </div>
      </div>
      <dl class="tiles">
        <Tile value={hands.played} text={t("stats-hands", { count: hands.played })} />
        <Tile value={`${Math.round(share * 100)}`} text={t("stats-won-hands")} />
        <Tile
          value={signed(each)}
          text={t("stats-points-hand", { count: Math.abs(rounded(each)) })}
        />
        <Tile
          value={matches.won}
          text={t("stats-won-matches", { played: number(matches.played), count: matches.won })}
        />
      </dl>
      {shown.recent.length > 0 && (
        <section class="panel" aria-labelledby="course">
          <h2 id="course">{t("stats-course")}</h2>
          {shown.recent.length < FEWEST_FOR_LINE ? (
            <p class="muted">{t("stats-course-soon", { hands: FEWEST_FOR_LINE })}</p>
          ) : (
            <LineChart
              values={course}
              name={(index, value) => nameOfHand(index, signed(value, 0))}
              write={(mark) => signed(mark, Number.isInteger(mark) ? 0 : 1)}
              label={t("stats-course-words", {
                hands: shown.recent.length,
                points: signed(course.at(-1) ?? 0, 0),
              })}
            />
          )}
        </section>
      )}
      {mistakes.length >= FEWEST_FOR_LINE && (
        <section class="panel" aria-labelledby="mistakes">
          <h2 id="mistakes">{t("stats-mistakes")}</h2>
          <p class="muted small">{t("stats-mistakes-about", { hands: SPAN })}</p>
          <LineChart
            values={mistakes}
            name={(index, value) => nameOfHand(index, number(value, { maximumFractionDigits: 1 }))}
            write={(mark) => number(mark)}
            label={t("stats-mistakes-words", {
              hands: mistakes.length,
              count: number(mistakes.at(-1) ?? 0, { maximumFractionDigits: 1 }),
            })}
          />
        </section>
      )}
      <Levels statistics={shown} levels={levels} />
      <Recent hands={shown.recent} catalogue={catalogue} />
    </div>
  );
}

function nameOfHand(index: number, value: string): string {
  return t("chart-hand", { number: index + 1, value });
}

interface TileProps {
  readonly value: number | string;
  readonly text: string;
}

function Tile({ value, text }: TileProps) {
  return (
    <div class="panel">
      <dt>{text}</dt>
      <dd>
        <Numeral value={value} />
      </dd>
    </div>
  );
}
