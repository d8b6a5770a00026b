/** A line over equal steps, with marks at round values. */

import { scaleFor } from "../review/scale";
import { t } from "../texts/texts";
import "../styles/pages/charts.css";

interface LineChartProps {
  readonly values: readonly number[];
  /** The same in words. */
  readonly label: string;
  /** A value in words, for those who read all of them. */
  readonly name: (index: number, value: number) => string;
  /** How a mark of the axis is written. */
  readonly write: (mark: number) => string;
}

export function LineChart({ values, label, name, write }: LineChartProps) {
  const { low, high, marks } = scaleFor(values, 4);
  const x = (index: number): number => (index / Math.max(1, values.length - 1)) * 100;
  const y = (value: number): number => ((high - value) / (high - low)) * 100;
  const line = values.map((value, index) => `${x(index)},${y(value)}`).join(" ");
  return (
    <>
      <div class="line-chart">
        {marks.map((mark) => (
          <span key={mark} class={mark === 0 ? "g z" : "g"} style={{ top: `${y(mark)}%` }}>
            <i>{write(mark)}</i>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
          <polygon class="area" points={`0,${y(0)} ${line} 100,${y(0)}`} />
          <polyline class="line" points={line} />
        </svg>
      </div>
      <details class="in-numbers small">
        <summary>{t("chart-numbers")}</summary>
        <ol>
          {values.map((value, index) => (
            <li key={index}>{name(index, value)}</li>
          ))}
        </ol>
      </details>
    </>
  );
}
