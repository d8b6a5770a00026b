/** The latest matches that counted: against whom, how they ended, and what that did to the rating. */

import { href } from "../../app/route";
import { Badge } from "../../components/drawings";
import { calledText, clockText, shownName } from "../../meeting/words";
import { daySaid } from "../../texts/dates";
import { t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import type { RatedMatch } from "../../wire/meeting";

const SHOWN = 5;

export function RatedMatches({ matches }: { readonly matches: readonly RatedMatch[] }) {
  return (
    <section class="panel" aria-labelledby="matches">
      <div class="row between">
        <h2 id="matches">{t("rating-matches")}</h2>
        <a class="notes" href={href("statistics")}>
          {t("home-statistics")}
        </a>
      </div>
      <ol class="matches">
        {matches.slice(0, SHOWN).map((match) => (
          <li key={match.table}>
            <Badge level={match.level} name={shownName(match.name)} />
            <span>
              <b>{opponentText(match)}</b>
              <br />
              <span class="muted">
                {t("rating-match-about", {
                  clock: clockText(match.clock),
                  date: daySaid(match.at),
                })}
              </span>
            </span>
            <span class="to">
              <span class={match.score === 1 ? "pill good" : "pill"}>
                {outcome(match.score)} <span class="nb">{match.points?.join("–")}</span>
              </span>
              <br />
              <span class="muted">{signed(match.change)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function opponentText({ level, name, gone }: RatedMatch): string {
  if (level !== null) return levelName(level);
  return gone ? t("former-player") : calledText(name);
}

function outcome(score: number): string {
  return t(score === 1 ? "rating-won" : score === 0 ? "rating-lost" : "rating-drawn");
}

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
