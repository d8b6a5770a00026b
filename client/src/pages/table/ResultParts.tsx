/** What the result was made of, in three numbers, as soon as the hand has been reviewed. */

import { Hidden, Numeral } from "../../parts/drawings";
import { useLoaded } from "../../parts/useLoaded";
import { number, signed, t } from "../../texts/texts";
import { api } from "../../wire/api";
import { opponentOf, type TableMessage } from "../../wire/messages";

interface ResultPartsProps {
  readonly table: TableMessage;
  readonly name: string;
}

export function ResultParts({ table, name }: ResultPartsProps) {
  const hand = table.results.length;
  const loaded = useLoaded(() => api.review({ table: table.id, hand }), [table.id, hand]);
  if (loaded.kind === "failed") return null;
  const sides = loaded.kind === "ready" ? loaded.value.sides : null;
  const mine = sides?.[table.me];
  const theirs = sides?.[opponentOf(table.me)];
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
      {part("part-luck", mine && signed(mine.luck))}
      {part("part-play", mine && theirs && signed(theirs.cost - mine.cost))}
      {part("part-mistakes", mine && number(mine.mistakes))}
    </dl>
  );
}
