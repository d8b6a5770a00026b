/** The points of the hand, taken apart: what fell, what was given away. */

import { signed, t } from "../../texts/texts";
import { ofSeat, opponentOf, type SeatName } from "../../wire/messages";
import type { Review } from "../../wire/review";

interface LuckProps {
  readonly review: Review;
  readonly me: SeatName;
  readonly name: string;
}

export function Luck({ review, me, name }: LuckProps) {
  const them = opponentOf(me);
  const { luck, cost: given } = review.sides[me];
  const gained = review.sides[them].cost;
  const start = me === "north" ? review.start : -review.start;
  const rows = [
    { kind: "l", text: t("luck-start"), value: start },
    { kind: "l", text: t("luck-cards"), value: luck },
    { kind: "y", text: t("luck-yours"), value: -given },
    { kind: "t", text: t("luck-theirs", { name }), value: gained },
  ];
  const ended = review.result?.ended ?? "played";
  if (ended !== "played") {
    const value = me === "north" ? review.ending : -review.ending;
    rows.push({ kind: "l", text: t(`part-${ended}`), value });
  }
  const span = Math.max(1, ...rows.map(({ value }) => Math.abs(value)));
  const points = review.result
    ? ofSeat(review.result.points, me) - ofSeat(review.result.points, them)
    : null;
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
        <b>{signed(gained - given)}</b>
      </p>
    </section>
  );
}
