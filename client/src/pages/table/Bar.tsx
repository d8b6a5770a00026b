/** The top of the table: menu, name of the game, score of the match. */

import type { ComponentChildren } from "preact";
import { IconButton, Numeral, Wordmark } from "../../components/drawings";
import { t } from "../../texts/texts";
import { ofSeat, opponentOf, type TableView } from "../../wire/messages";

interface BarProps {
  readonly table: TableView;
  /** What this seat is called: "you", or a name where both players look on. */
  readonly me: string;
  readonly opponent: string;
  readonly onMenu: () => void;
  readonly children?: ComponentChildren;
}

export function Bar({ table, me, opponent, onMenu, children }: BarProps) {
  return (
    <header class="bar">
      <div class="left">
        <IconButton icon="menu" label={t("action-menu")} onClick={onMenu} />
        <Wordmark />
        {children}
      </div>
      <section class="score" aria-label={t("match-score")}>
        <dl>
          <div class="you">
            <dt>{me}</dt>
            <dd>
              <Numeral value={ofSeat(table.points, table.me)} />
            </dd>
          </div>
          <div class="them">
            <dt>{opponent}</dt>
            <dd>
              <Numeral value={ofSeat(table.points, opponentOf(table.me))} />
            </dd>
          </div>
        </dl>
        <span class="to">{table.practice ? t("practice-mark") : lengthInWords(table)}</span>
      </section>
    </header>
  );
}

/** How long the match goes on, in a few words. */
export function lengthInWords(table: TableView): string {
  if (table.target !== null) return t("score-target", { points: table.target });
  const total = Number(/^hands=(\d+)$/.exec(table.rules.match ?? "")?.[1] ?? 1);
  if (total === 1) return t("score-one-hand");
  return t("score-hands", { number: handNumber(table), total });
}

/** The number of the hand in play, or of the last one, from 1. */
export function handNumber(table: TableView): number {
  return Math.max(1, table.results.length + (table.phase === "playing" ? 1 : 0));
}
