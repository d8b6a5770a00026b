/** Who stands where beside oneself, on the deals that both have played. */

import { Hidden } from "../../../components/drawings";
import { signed, t } from "../../../texts/texts";
import type { Same } from "../../../wire/api";
import { ranked, rankOf, type Person } from "./people";
import { PersonMark } from "./PersonMark";

interface RanksProps {
  readonly same: Same;
  readonly people: readonly Person[];
}

export function Ranks({ same, people }: RanksProps) {
  if (people.length === 1) return null;
  return (
    <ol class="ranks" aria-label={t("same-ranks")}>
      {ranked(people).map((person) => (
        <li key={person.place} class={person.place === null ? "own" : ""}>
          <span class="rank">{rankOf(person, people) ?? "–"}</span>
          <PersonMark person={person} />
          <span class="who">
            <b>{person.name}</b>
            <small>{about(person, same)}</small>
          </span>
          <span class="by">{by(person)}</span>
        </li>
      ))}
    </ol>
  );
}

function about({ place, played, decided }: Person, { deals }: Same): string {
  const text = t("same-played", { played, count: deals.length });
  if (place === null || decided === played) return text;
  return `${text} · ${t("same-compared", { decided })}`;
}

function by({ place, by: more }: Person) {
  if (place === null || more === null) return null;
  return (
    <>
      <Hidden>{t("same-beside-you")}: </Hidden>
      {more === 0 ? t("same-even") : signed(more, 0)}
    </>
  );
}
