/** Best play of stage two after the best card and after the one that was played. */

import { Chip } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { CardCode } from "../../wire/messages";
import type { Why } from "../../wire/review";

export function Lines({ why }: { readonly why: Why }) {
  return (
    <details>
      <summary>{t("lines")}</summary>
      <Line cards={why.line} />
      <Line cards={why.other_line} />
    </details>
  );
}

/** The tricks of a line, each with the card led first. */
function Line({ cards }: { readonly cards: readonly CardCode[] }) {
  const [first] = cards;
  if (first === undefined) return null;
  const tricks = cards.flatMap((lead, at) => {
    const follow = cards[at + 1];
    return at % 2 === 0 && follow !== undefined ? [[lead, follow] as const] : [];
  });
  return (
    <ol class="line-of-play">
      {tricks.map(([lead, follow]) => (
        <li key={lead}>
          <Chip card={lead} />
          <Chip card={follow} />
        </li>
      ))}
    </ol>
  );
}
