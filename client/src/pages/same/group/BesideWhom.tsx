/** Whose hand of a deal stands beside one's own: one of those who have played it. */

import { href } from "../../../app/route";
import { t } from "../../../texts/texts";
import type { Same } from "../../../wire/api";
import { PersonMark } from "./PersonMark";
import { resultText } from "../words";
import { peopleOf } from "./people";
import "../../../styles/pages/same-group.css";

interface BesideWhomProps {
  readonly same: Same;
  /** The deal, from 1. */
  readonly number: number;
  readonly place: number;
}

export function BesideWhom({ same, number, place }: BesideWhomProps) {
  const people = peopleOf(same).slice(1);
  const results = same.others.map(({ deals }) => deals[number - 1]?.theirs ?? null);
  return (
    <nav class="beside" aria-label={t("same-beside")}>
      {people.map((person, index) => {
        const result = results[index];
        if (!result) return null;
        const isChosen = person.place === place;
        return (
          <a
            key={person.place}
            class="btn"
            href={href("same", same.id, String(number), String(person.place))}
            {...(isChosen && { "aria-current": "true" as const })}
          >
            <PersonMark person={person} />
            <span class="name">{person.name} </span>
            <span class="nb">{resultText(result)}</span>
          </a>
        );
      })}
    </nav>
  );
}
