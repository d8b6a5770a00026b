/** The tricks of a puzzle as a list. */

import { Chip, Hidden } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { Puzzle } from "../../wire/api";

type Trick = Puzzle["line"][number];

interface LineProps {
  readonly line: readonly Trick[];
}

/** Trick by trick: who led, both cards, the taker's edged. */
export function Line({ line }: LineProps) {
  return (
    <ol class="line">
      {line.map((trick, index) => (
        <li key={index}>
          <b aria-hidden="true">{index + 1}</b>
          <Cards trick={trick} />
          <span>{t(trick.own ? "puzzle-trick-yours" : "puzzle-trick-theirs")}</span>
        </li>
      ))}
    </ol>
  );
}

/** The tricks so far, in a row. */
export function ShortLine({ line }: LineProps) {
  return (
    <ol class="line short" aria-label={t("puzzle-line")}>
      {line.map((trick, index) => (
        <li key={index}>
          <Cards trick={trick} />
          <Hidden>{t(trick.own ? "puzzle-trick-yours" : "puzzle-trick-theirs")}</Hidden>
        </li>
      ))}
    </ol>
  );
}

function Cards({ trick }: { readonly trick: Trick }) {
  const leadWins = trick.own === trick.own_lead;
  return (
    <>
      <span class={`led ${trick.own_lead ? "y" : "t"}`}>
        <Hidden>{t(trick.own_lead ? "puzzle-led-you" : "puzzle-led-them")}</Hidden>
      </span>
      <span class="pl">
        <Chip card={trick.lead} class={leadWins ? "won" : ""} />
        <Chip card={trick.follow} class={leadWins ? "" : "won"} />
      </span>
    </>
  );
}
