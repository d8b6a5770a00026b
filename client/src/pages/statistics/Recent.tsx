/** The latest hands, each with its review. */

import { useState } from "preact/hooks";
import { href } from "../../app/route";
import { Button } from "../../components/Button";
import { dateText } from "../../texts/dates";
import { t } from "../../texts/texts";
import { levelName, rulesText } from "../../texts/words";
import type { RulesCatalogue } from "../../wire/api";
import type { HandLine } from "../../wire/statistics";

interface RecentProps {
  readonly hands: readonly HandLine[];
  readonly catalogue: RulesCatalogue;
}

const FEW = 10;

export function Recent({ hands, catalogue }: RecentProps) {
  const [isWhole, setWhole] = useState(false);
  if (hands.length === 0) return null;
  const outcome = (won: boolean | null): string =>
    t(won === null ? "history-draw" : won ? "history-won" : "history-lost");
  return (
    <section class="panel recent" aria-labelledby="recent">
      <h2 id="recent">{t("stats-recent")}</h2>
      <ol class="rows">
        {hands.slice(0, isWhole ? hands.length : FEW).map((hand) => (
          <li key={`${hand.table} ${hand.hand}`}>
            <a href={href("review", hand.table, String(hand.hand))}>
              <b class="num nb">
                {hand.counted[0]}–{hand.counted[1]}
              </b>
              <span>
                {hand.level === null ? t("stats-person") : levelName(hand.level)}
                <span class="muted small">{rulesText(hand.rules, catalogue)}</span>
              </span>
              <span class={`pill ${hand.won ? "good" : ""}`}>{outcome(hand.won)}</span>
              <span class="muted small">{dateText(hand.at)}</span>
            </a>
          </li>
        ))}
      </ol>
      {!isWhole && hands.length > FEW && (
        <Button
          text={t("stats-show-all", { count: hands.length })}
          onClick={() => setWhole(true)}
        />
      )}
    </section>
  );
}
