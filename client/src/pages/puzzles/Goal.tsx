/** The goal of a puzzle: in words on the rail, and as a number in the place of the stock. */

import { Hidden, Numeral } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { Puzzle } from "../../wire/api";

interface GoalProps {
  readonly puzzle: Puzzle;
}

/** How many tricks have been made. */
function madeIn({ line }: Puzzle): number {
  return line.filter(({ own }) => own).length;
}

/** The rail: one place for each trick of the puzzle. */
export function GoalLine({ puzzle }: GoalProps) {
  const { line, tricks, outcome } = puzzle;
  const yours = madeIn(puzzle);
  return (
    <section class="rail" aria-label={t("progress")}>
      <h1 tabIndex={-1} data-refuge>
        <span>
          <strong>{goalText(puzzle)}</strong>
        </span>
        <Hidden>–</Hidden>
        <span>{t("puzzle-so-far", { yours, theirs: line.length - yours })}</span>
      </h1>
      <ol class="ticks" aria-hidden="true">
        {Array.from({ length: tricks }, (_, index) => {
          const trick = line[index];
          const isNow = index === line.length && outcome === null;
          return <li key={index} class={trick ? (trick.own ? "y" : "t") : isNow ? "now" : ""} />;
        })}
      </ol>
    </section>
  );
}

/** What is to be done, such as "Make 4 of the last 6". */
export function goalText({ objective, goal, tricks }: Puzzle): string {
  return t(`puzzle-goal-${objective}`, { goal, tricks });
}

/** How much may still go wrong. */
export function leftText(puzzle: Puzzle): string {
  const { objective, goal, tricks, line, outcome } = puzzle;
  if (outcome !== null) return t(outcome === "solved" ? "puzzle-reached" : "puzzle-gone");
  const yours = madeIn(puzzle);
  const lost = line.length - yours;
  const count = objective === "high" ? tricks - goal - lost : goal - yours;
  return t(`puzzle-left-${objective}`, { count });
}

export function Goal({ puzzle }: GoalProps) {
  return (
    <section class="goal" aria-label={t("puzzle-goal")}>
      <p class="figure">
        <Numeral value={puzzle.goal} />
        <span>{t("puzzle-of-last", { tricks: puzzle.tricks })}</span>
      </p>
      <small>{leftText(puzzle)}</small>
    </section>
  );
}
