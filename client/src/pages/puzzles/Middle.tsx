/** What lies in the middle: the trick, and the trump suit. */

import { OpenCard, SuitMark } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { Puzzle } from "../../wire/api";
import type { CardCode, Suit } from "../../wire/messages";

interface TrickProps {
  readonly puzzle: Puzzle;
  readonly isResting: boolean;
}

/** The card led, or the trick that was finished last while it is to be seen. */
export function Trick({ puzzle, isResting }: TrickProps) {
  const { line, led, outcome, wrong } = puzzle;
  const last = isResting || outcome !== null ? line.at(-1) : undefined;
  const mine = last && (last.own_lead ? last.lead : last.follow);
  const theirs = last ? (last.own_lead ? last.follow : last.lead) : led;
  const look = (isWinner: boolean, card: CardCode): string =>
    card === wrong ? "tried" : isWinner ? "won" : "";
  return (
    <section class="trick" aria-label={t("trick-on-table")}>
      {theirs ? (
        <OpenCard
          key={theirs}
          card={theirs}
          class={`of-them ${look(last?.own === false, theirs)}`}
        />
      ) : (
        <div class="place of-them" aria-hidden="true" />
      )}
      {mine ? (
        <OpenCard key={mine} card={mine} class={`of-you ${look(last?.own === true, mine)}`} />
      ) : (
        <div class="place of-you open" aria-hidden="true">
          {t("your-card")}
        </div>
      )}
    </section>
  );
}

export function Trump({ trump }: { readonly trump: Suit | null }) {
  if (trump === null) {
    return (
      <p class="trump">
        <span class="coin none" aria-hidden="true" />
        <span>
          <b>{t("no-trumps")}</b> {t("no-trumps.note")}
        </span>
      </p>
    );
  }
  return (
    <p class="trump">
      <span class={`coin ${trump.toLowerCase()}`}>
        <SuitMark suit={trump} class="" />
      </span>
      <span>
        <b>{t("trump-name", { suit: trump })}</b> {t("trump-name.note")}
      </span>
    </p>
  );
}
