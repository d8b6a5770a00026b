/** What the result was made of, in three numbers, as soon as the hand has been reviewed. */

import { href } from "../../app/route";
import { Hidden, Numeral } from "../../components/drawings";
import { useLoaded } from "../../components/useLoaded";
import { number, signed, t } from "../../texts/texts";
import { api } from "../../wire/api";
import { partsOf } from "../../review/sums";
import type { TableView } from "../../wire/messages";

interface ResultPartsProps {
  readonly table: TableView;
  readonly name: string;
}

export function ResultParts({ table, name }: ResultPartsProps) {
  const hand = table.results.length;
  const loaded = useLoaded(() => api.review({ table: table.id, hand }), [table.id, hand]);
  if (loaded.kind === "failed") return null;
  const review = loaded.kind === "ready" ? loaded.value : null;
  const parts = review && partsOf(review, table.me);
  const mistakes = review?.sides[table.me].mistakes;
  const ended = table.results.at(-1)?.ended ?? "played";
  const part = (text: string, value: string | undefined, to?: string) => (
    <div>
      <dt>{t(text, { name })}</dt>
      {value === undefined ? (
        <dd class="soon">
          <Hidden>{t("hint-thinking")}</Hidden>
        </dd>
      ) : (
        <dd>
          {to === undefined ? (
            <Numeral value={value} />
          ) : (
            <a href={to}>
              <Numeral value={value} />
              <Hidden>– {t("review")}</Hidden>
            </a>
          )}
        </dd>
      )}
    </div>
  );
  return (
    <dl class="parts">
      {part("part-luck", parts ? signed(parts.luck) : undefined)}
      {part("part-play", parts ? signed(parts.play) : undefined)}
      {ended === "played"
        ? part(
            "part-mistakes",
            mistakes === undefined ? undefined : number(mistakes),
            mistakes ? href("review", table.id, String(hand)) : undefined,
          )
        : part(`part-${ended}`, parts ? signed(parts.ending ?? 0) : undefined)}
    </dl>
  );
}
