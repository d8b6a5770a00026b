/** The far side of the table: who sits there, their cards, and which of them are known. */

import type { ComponentChildren } from "preact";
import { Back, Badge, Chip, Hidden } from "../../components/drawings";
import { t } from "../../texts/texts";
import { levelName, levelText } from "../../texts/words";
import type { CardCode, Occupant } from "../../wire/messages";

interface OpponentProps {
  readonly occupant: Occupant | null;
  readonly name: string;
  /** Whether the names of other people are not to be shown. */
  readonly isNameless?: boolean;
  /** How they are rated, where that counts. */
  readonly rating?: ComponentChildren;
  readonly isDealer: boolean;
  readonly count: number;
  /** How many cards a whole hand has: the place for them is kept. */
  readonly full: number;
  /** The cards surely held; null when they are not to be shown. */
  readonly known: readonly CardCode[] | null;
  readonly isLocal: boolean;
  /** Their clock, in the place of what is said of them. */
  readonly clock?: ComponentChildren;
}

export function Opponent(props: OpponentProps) {
  const {
    occupant,
    name,
    isNameless = false,
    rating,
    isDealer,
    count,
    full,
    known,
    isLocal,
    clock,
  } = props;
  return (
    <section class="opp" aria-label={t("opponent")}>
      <div class="who">
        <Badge level={occupant?.level} name={isNameless ? null : occupant?.name} />
        <div>
          <h2>
            <span class="name" title={name}>
              {name}
            </span>
            {rating}
            {isDealer && (
              <span class="dealer" title={t("dealer")}>
                <span aria-hidden="true">{t("dealer-mark")}</span>
                <Hidden>– {t("dealer")}</Hidden>
              </span>
            )}
          </h2>
          {clock ?? <p class="lvl">{describe(occupant, isLocal)}</p>}
        </div>
      </div>
      <p class="vh">{t("cards-held", { count })}</p>
      <ul class="backs" aria-hidden="true" style={{ "--full": full }}>
        {Array.from({ length: count }, (_, index) => (
          <li>
            <Back spot={`back-${index}`} />
          </li>
        ))}
      </ul>
      {known !== null && known.length > 0 && (
        <div class="known">
          <span>{t(known.length === count ? "all-cards" : "known-cards")}</span>
          <ul>
            {known.map((card) => (
              <li key={card}>
                <Chip card={card} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function describe(occupant: Occupant | null, isLocal: boolean): string {
  if (occupant?.kind === "computer") {
    if (occupant.replaced) return t("computer-instead", { level: levelName(occupant.level ?? "") });
    return levelText(occupant.level ?? "", "short") ?? t("computer");
  }
  if (isLocal) return t("friend-here");
  return t(occupant?.present ? "friend-by-link" : "friend-away");
}
