/** What is said of a challenge for many. */

import { t } from "../../../texts/texts";
import { levelName } from "../../../texts/words";
import type { Same } from "../../../wire/api";
import { peopleOf, rankOf, type Person } from "./people";

/** The heading: who plays, or after the end who has won. */
export function groupTitle(same: Same): string {
  const people = peopleOf(same);
  const best = people.filter((person) => rankOf(person, people) === 1);
  const [winner] = best;
  if (!same.over || winner === undefined || !isCompared(people))
    return t("same-with-group", { count: same.others.length });
  if (best.length > 1) return t("same-drawn");
  return winner.place === null ? t("same-won") : t("same-lost", { name: winner.name });
}

/** Which place is one's own, in a sentence. */
export function placeInWords(same: Same): string {
  const people = peopleOf(same);
  if (same.others.length === 0) return t(same.over ? "same-nothing" : "same-nobody-yet");
  const compared = people.filter(({ by }) => by !== null);
  if (!isCompared(people)) return t(same.over ? "same-nothing" : "same-undecided");
  const place = ownRank(people);
  return t(same.over ? "same-place" : "same-place-so-far", { place, count: compared.length });
}

/** The result as it is shared. */
export function groupShareText(same: Same): string {
  const people = peopleOf(same);
  return t("same-share-group", {
    place: ownRank(people),
    count: people.filter(({ by }) => by !== null).length,
    deals: same.terms.deals,
    level: levelName(same.terms.level),
  });
}

/** Whether anybody can be compared with oneself. */
export function isCompared(people: readonly Person[]): boolean {
  return people.some(({ place, by }) => place !== null && by !== null);
}

function ownRank(people: readonly Person[]): number {
  const [own] = people;
  return (own && rankOf(own, people)) ?? 1;
}
