/** The points of the hand, taken apart: what fell, what was given away. */

import { partsOf, pointsOf } from "../../review/sums";
import { signed, t } from "../../texts/texts";
import type { SeatName } from "../../wire/messages";
import type { Review } from "../../wire/review";

interface LuckProps {
  readonly review: Review;
  readonly me: SeatName;
  readonly name: string;
}

export function Luck({ review, me, name }: LuckProps) {
  const parts = partsOf(review, me);
  const rows = [
    { kind: "l", text: t("luck-start"), value: parts.start },
    { kind: "l", text: t("luck-cards"), value: parts.cards },
    { kind: "y", text: t("luck-yours"), value: parts.yours },
    { kind: "t", text: t("luck-theirs", { name }), value: parts.theirs },
  ];
  const ended = review.result?.ended ?? "played";
  if (parts.ending !== null) {
    rows.push({ kind: "l", text: t(`part-${ended}`), value: parts.ending });
  }
  const span = Math.max(1, ...rows.map(({ value }) => Math.abs(value)));
  const points = review.result && pointsOf(review.result.points, me);
  return (
    <section class="panel luck" aria-labelledby="luck">
      <h2 id="luck">{t("luck-title")}</h2>
      {points !== null && (
        <p class="muted small">
          {t("luck-about", { points: signed(points, 0), count: Math.abs(points) })}
        </p>
      )}
      <dl>
        {rows.map(({ kind, text, value }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{signed(value)}</dd>
            <dd class="b" aria-hidden="true">
              <i
                class={kind}
                style={{
                  left: `${50 + Math.min(0, value / span) * 50}%`,
                  width: `${(Math.abs(value) / span) * 50}%`,
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p class="sum">
        <span>{t("luck-play")}</span>
        <b>{signed(parts.play)}</b>
      </p>
    </section>
  );
}
