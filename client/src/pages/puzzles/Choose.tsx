/** The page that offers puzzles: theme, mode, rating. */

import { useState } from "preact/hooks";
import { go, href } from "../../app/route";
import { Button } from "../../components/Button";
import { Form } from "../../components/Form";
import { Numeral } from "../../components/drawings";
import { LineChart } from "../../components/LineChart";
import { PageFrame } from "../../components/PageFrame";
import { useLoaded } from "../../components/useLoaded";
import { number, t } from "../../texts/texts";
import { api, type Puzzles } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { about } from "./about";
import { MODES } from "./mode";
import { ModeInput } from "./ModeInput";

/** Fewer tries than these make no line. */
const FEWEST_FOR_LINE = 5;
const STAGES = [1, 2] as const;
type Theme = Puzzles["themes"][number];

function themesOf({ themes }: Puzzles, stage: Theme["stage"]): readonly Theme[] {
  return themes.filter((one) => one.stage === stage);
}

export function Choose() {
  const loaded = useLoaded(() => api.puzzles(), []);
  return (
    <PageFrame title={t("puzzles-title")} sub={t("puzzles-about")} class="columns puzzles">
      {loaded.kind === "ready" && <Offer puzzles={loaded.value} />}
      {loaded.kind === "failed" && <p role="alert">{inWords(loaded.error)}</p>}
    </PageFrame>
  );
}

interface PuzzlesProps {
  readonly puzzles: Puzzles;
}

function Offer({ puzzles }: PuzzlesProps) {
  const [theme, setTheme] = useState("any");
  return (
    <>
      <Form class="panel offer" aria-labelledby="offer" onSend={() => go("puzzles", "play", theme)}>
        <h2 id="offer">{t("puzzles-offer")}</h2>
        <label class="theme">
          <span>{t("puzzles-theme")}</span>
          <select value={theme} onChange={(event) => setTheme(event.currentTarget.value)}>
            <option value="any">{t("puzzles-any")}</option>
            {STAGES.map((stage) => (
              <optgroup key={stage} label={t(`puzzles-stage-${stage}`)}>
                {themesOf(puzzles, stage).map((one) => (
                  <option key={one.theme} value={one.theme}>
                    {t(`theme-${one.theme}`)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>{t("puzzles-hand")}</legend>
          <div class="picks two">
            {MODES.map((one) => (
              <label key={one} class="pick left">
                <ModeInput mode={one} />
                <b>{t(`puzzles-${one}`)}</b>
                <small>{t(`puzzles-${one}.about`)}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <Button look="main big" text={t("puzzles-start")} />
      </Form>
      <Rating puzzles={puzzles} />
      <Themes puzzles={puzzles} />
    </>
  );
}

function Rating({ puzzles: { rating, error, provisional, tried, course } }: PuzzlesProps) {
  return (
    <section class="panel" aria-labelledby="rating">
      <h2 id="rating">{t("puzzles-rating")}</h2>
      <p class="figure big">
        {provisional ? (
          <b>{t("puzzles-about-rating", { rating: about(rating) })}</b>
        ) : (
          <Numeral value={rating} />
        )}
        <span>
          {provisional
            ? t("puzzles-provisional", { count: tried })
            : t("puzzles-tried", { count: tried, error })}
        </span>
      </p>
      {course.length >= FEWEST_FOR_LINE && (
        <LineChart
          values={course}
          name={(index, value) => t("chart-hand", { number: index + 1, value: number(value) })}
          write={(mark) => String(mark)}
          label={t("puzzles-course", {
            first: String(course[0] ?? 0),
            last: String(rating),
          })}
        />
      )}
    </section>
  );
}

function Themes({ puzzles }: PuzzlesProps) {
  return (
    <section class="panel wide" aria-labelledby="themes">
      <div class="row">
        <h2 id="themes">{t("puzzles-themes")}</h2>
        <span class="muted small">{t("puzzles-solved-first")}</span>
      </div>
      {STAGES.map((stage) => (
        <>
          <h3 class="small muted">{t(`puzzles-stage-${stage}`)}</h3>
          <ul class="themes rows">
            {themesOf(puzzles, stage).map((theme) => (
              <ThemeRow key={theme.theme} {...theme} />
            ))}
          </ul>
        </>
      ))}
    </section>
  );
}

function ThemeRow({ theme, tried, solved }: Theme) {
  return (
    <li>
      <a href={href("puzzles", "play", theme)}>
        <span>
          {t(`theme-${theme}`)}
          <small>{t(`theme-${theme}.about`)}</small>
        </span>
        <span class="share" aria-hidden="true">
          <i style={{ width: `${tried === 0 ? 0 : (solved / tried) * 100}%` }} />
        </span>
        <span class="num">
          {tried === 0 ? t("puzzles-none-yet") : t("puzzles-share", { solved, tried })}
        </span>
      </a>
    </li>
  );
}
