/** What the result was made of, in three numbers, as soon as the hand has been reviewed. */

import { Hidden, Numeral } from "../../parts/drawings";
import { useLoaded } from "../../parts/useLoaded";
import { number, signed, t } from "../../texts/texts";
import { api } from "../../wire/api";
import { partsOf } from "../../review/sums";
import type { TableMessage } from "../../wire/messages";

interface ResultPartsProps {
  readonly table: TableMessage;
  readonly name: string;
}

export function ResultParts({ table, name }: ResultPartsProps) {
  const hand = table.results.length;
  const loaded = useLoaded(() => api.review({ table: table.id, hand }), [table.id, hand]);
  if (loaded.kind === "failed") return null;
  const review = loaded.kind === "ready" ? loaded.value : null;
  const parts = review && partsOf(review, table.me);
  const ended = table.results.at(-1)?.ended ?? "played";
  const part = (text: string, value: string | undefined) => (
    <div>
      <dt>{t(text, { name })}</dt>
      {value === undefined ? (
        <dd class="soon">
          <Hidden>{t("hint-thinking")}</Hidden>
        </dd>
      ) : (
        <dd>
          <Numeral value={value} />
        </dd>
      )}
    </div>
  );
  return (
    <dl class="parts">
      {part("part-luck", parts ? signed(parts.luck) : undefined)}
      {part("part-play", parts ? signed(parts.play) : undefined)}
      {ended === "played"
        ? part("part-mistakes", review ? number(review.sides[table.me].mistakes) : undefined)
        : part(`part-${ended}`, parts ? signed(parts.ending ?? 0) : undefined)}
    </dl>
  );
}
