/** The other hand, face up or hidden. */

import { settings } from "../../app/settings";
import { Back, Badge, OpenCard } from "../../components/drawings";
import { sortHand } from "../../table/sorting";
import { t } from "../../texts/texts";
import type { Puzzle } from "../../wire/api";

interface OtherHandProps {
  readonly puzzle: Puzzle;
  readonly isHidden: boolean;
}

export function OtherHand({ puzzle, isHidden }: OtherHandProps) {
  const { opponent, opponent_count: count, trump } = puzzle;
  const isOpen = opponent !== null && !isHidden;
  return (
    <section class="opp" aria-label={t("opponent")}>
      <div class="who">
        <Badge level="counter" />
        <div>
          <h2>{t("puzzle-opponent")}</h2>
          <p class="lvl">{t("puzzle-defends")}</p>
        </div>
      </div>
      <p class="vh">{t("cards-held", { count })}</p>
      {isOpen ? (
        <ul class="backs open-hand" aria-label={t("puzzle-opponent-hand")}>
          {sortHand(opponent, settings.value, trump).map((card) => (
            <li key={card}>
              <OpenCard card={card} />
            </li>
          ))}
        </ul>
      ) : (
        <ul class="backs" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <Back />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
