/** The expected result over the hand, with the mistakes on it. */

import { Rail } from "../../components/Rail";
import { expectedOf, type ReplayedTrick } from "../../review/replay";
import { scaleFor } from "../../review/scale";
import { number, rounded, signed, t } from "../../texts/texts";
import type { SeatName } from "../../wire/messages";
import type { Review, ReviewedPlay } from "../../wire/review";

interface ChartProps {
  readonly review: Review;
  readonly tricks: readonly ReplayedTrick[];
  readonly me: SeatName;
  readonly name: string;
  /** The play in sight. */
  readonly shown: number;
  readonly onShow: (play: number) => void;
}

const YOURS = "M2 3H18L10 18Z";
const THEIRS = "M10 3L18 17H2Z";

export function Chart({ review, tricks, me, name, shown, onShow }: ChartProps) {
  const values = expectedOf(review, me);
  const perStage = review.deal.cards.length / 4;
  const { low, high, marks } = scaleFor(withRoom(values), 4);
  const x = (trick: number): number => (trick / (2 * perStage)) * 100;
  const y = (value: number): number => ((high - value) / (high - low)) * 100;
  const line = values.map((value, trick) => `${x(trick)},${y(value)}`).join(" ");
  const end = x(values.length - 1);
  const mistakes = review.plays.filter(({ is_mistake }) => is_mistake);
  return (
    <section class="panel chart" aria-labelledby="chart">
      <h2 id="chart">{t("chart-title")}</h2>
      <p class="key small">
        <span>
          <Mark side="y" />
          {t("chart-yours")}
        </span>
        <span>
          <Mark side="t" />
          {t("chart-theirs", { name })}
        </span>
      </p>
      <figure>
        <div class="line-chart plot">
          {marks.map((mark) => (
            <span class={`g ${mark === 0 ? "z" : ""}`} style={{ top: `${y(mark)}%` }}>
              <i>{signed(mark, Number.isInteger(mark) ? 0 : 1)}</i>
            </span>
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            role="img"
            aria-label={inWords(values)}
          >
            <polygon class="area" points={`0,${y(0)} ${line} ${end},${y(0)}`} />
            <polyline class="line" points={line} />
          </svg>
          <span class="cursor" style={{ left: `${x(Math.ceil(shown / 2))}%` }} />
          <ol class="mks">
            {mistakes.map((play, index) => (
              <li
                key={play.number}
                class={`${play.seat === me ? "y" : "t"} ${isCrowded(play, mistakes[index - 1]) ? "far" : ""}`}
                style={{ left: `${x(play.trick)}%`, top: `${y(values[play.trick] ?? 0)}%` }}
              >
                <button
                  type="button"
                  class="mk"
                  aria-label={t("chart-mistake", {
                    trick: play.trick,
                    who: play.seat === me ? "you" : "them",
                    name,
                    points: number(play.cost, { maximumFractionDigits: 1 }),
                    count: rounded(play.cost),
                  })}
                  aria-current={play.number === shown ? "step" : undefined}
                  onClick={() => onShow(play.number)}
                >
                  <Mark side={play.seat === me ? "y" : "t"} />
                </button>
              </li>
            ))}
          </ol>
        </div>
        <Rail
          winners={tricks.flatMap(({ winner }) => (winner === null ? [] : [winner]))}
          me={me}
          opponent={name}
          perStage={perStage}
          isOn={false}
        />
        <figcaption>
          <span>{t("stage-one")}</span>
          <span>{t("stage-two")}</span>
        </figcaption>
      </figure>
    </section>
  );
}

/** Values that leave room above and below the line for the marks beside it. */
function withRoom(values: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const room = 0.2 * (most - least);
  return [least - room, most + room];
}

/** Whether a mark would cover the one before it. */
function isCrowded(play: ReviewedPlay, before: ReviewedPlay | undefined): boolean {
  return before !== undefined && play.seat === before.seat && play.trick - before.trick < 2;
}

function inWords(values: readonly number[]): string {
  return t("chart-words", { start: signed(values[0] ?? 0), end: signed(values.at(-1) ?? 0) });
}

/** A triangle: down for your mistake, up for theirs. */
export function Mark({ side }: { readonly side: "y" | "t" }) {
  return (
    <svg class={`mark ${side}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={side === "y" ? YOURS : THEIRS} />
    </svg>
  );
}
