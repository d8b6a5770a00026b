/** Small charts on one scale, told apart by their place and name. */

import { KINDS, meanMistakes } from "../../statistics/mistakes";
import { Numeral } from "../../components/drawings";
import { number, t } from "../../texts/texts";
import type { ProgressMessage } from "../../wire/server";

interface KindsProps {
  readonly hands: ProgressMessage["hands"];
  /** How many of the latest hands are shown. */
  readonly shown: number;
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export function Kinds({ hands, shown }: KindsProps) {
  const charts = KINDS.map((kind) => ({ kind, means: meanMistakes(hands, kind).slice(-shown) }));
  const most = Math.max(1, ...charts.flatMap(({ means }) => means));
  return (
    <div class="kinds">
      {charts.map(({ kind, means }) => {
        const first = number(means[0] ?? 0, ONE_DIGIT);
        const last = number(means.at(-1) ?? 0, ONE_DIGIT);
        return (
          <figure key={kind}>
            <figcaption>
              <b>{t(`mistakes-kind-${kind}`)}</b>
              <span>
                <Numeral value={last} />
              </span>
            </figcaption>
            <Curve means={means} most={most} />
            <p class="trend">{t("progress-trend", { first, last })}</p>
          </figure>
        );
      })}
    </div>
  );
}

function Curve({ means, most }: { readonly means: readonly number[]; readonly most: number }) {
  const step = 100 / Math.max(1, means.length - 1);
  const line = means
    .map((mean, index) => `${(index * step).toFixed(2)},${(100 - (mean / most) * 100).toFixed(2)}`)
    .join(" ");
  return (
    <div class="small-chart" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <polygon class="area" points={`0,100 ${line} 100,100`} />
        <polyline class="line" points={line} />
      </svg>
    </div>
  );
}
