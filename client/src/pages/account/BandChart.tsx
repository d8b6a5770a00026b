/** A rating over its matches: a line, and the band of its uncertainty with dashed edges. */

import { marksFor } from "../../meeting/marks";
import { ratingText } from "../../meeting/words";
import { t } from "../../texts/texts";
import type { RatedMatch, Rating } from "../../wire/meeting";
import "../../styles/pages/charts.css";

interface BandChartProps {
  /** Two or more, the oldest first. */
  readonly matches: readonly RatedMatch[];
}

export function BandChart({ matches }: BandChartProps) {
  const ratings = matches.map(({ rating }) => rating);
  const { low, high, marks } = marksFor(ratings);
  const x = (index: number): number => (index / Math.max(1, ratings.length - 1)) * 100;
  const y = (value: number): number => ((high - value) / (high - low)) * 100;
  const line = (edge: (rating: Rating) => number): readonly string[] =>
    ratings.map((rating, index) => `${x(index)},${y(edge(rating))}`);
  const upper = line(({ value, margin }) => value + margin);
  const lower = line(({ value, margin }) => value - margin);
  const [first, last] = [ratings[0], ratings.at(-1)];
  if (first === undefined || last === undefined) return null;
  const about = { count: matches.length, first: ratingText(first), last: ratingText(last) };
  return (
    <>
      <div class="line-chart band-chart">
        {marks.map((mark) => (
          <span key={mark} class="g" style={{ top: `${y(mark)}%` }}>
            <i>{String(mark)}</i>
          </span>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={t("rating-chart", about)}
        >
          <polygon class="band" points={[...upper, ...lower.toReversed()].join(" ")} />
          <polyline class="edge" points={upper.join(" ")} />
          <polyline class="edge" points={lower.join(" ")} />
          <polyline class="line" points={line(({ value }) => value).join(" ")} />
        </svg>
      </div>
      <details class="in-numbers small">
        <summary>{t("chart-numbers")}</summary>
        <ol>
          {ratings.map(({ value, margin }, index) => (
            <li key={matches[index]?.table}>
              {t("rating-step", {
                number: index + 1,
                value: String(value),
                margin: String(margin),
              })}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
