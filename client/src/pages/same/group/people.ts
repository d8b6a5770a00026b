/** Everybody of a challenge for many: what they are called, and how they stand beside oneself. */

import { settings } from "../../../app/settings";
import { t } from "../../../texts/texts";
import { isolated, letterOf } from "../../../texts/words";
import type { Same } from "../../../wire/api";
import { otherName } from "../words";

export interface Person {
  /** In the challenge; null for oneself. */
  readonly place: number | null;
  readonly name: string;
  /** One or two letters, different for each. */
  readonly mark: string;
  /** How many deals they have played. */
  readonly played: number;
  /** On how many deals the two are compared. */
  readonly decided: number;
  /** How much more they have made of those than oneself; null without any. */
  readonly by: number | null;
}

/** Oneself, then the others as they came. */
export function peopleOf(same: Same): readonly Person[] {
  const called = same.others.map(({ name }) => (settings.value.hideNames ? null : name || null));
  const names = distinct([same.me, ...called]).slice(1);
  const marks = marksOf(
    [t("same-you"), ...names],
    [1, ...same.others.map(({ place }) => place + 1)],
  );
  const own: Person = {
    place: null,
    name: t("same-you"),
    mark: marks[0] ?? "",
    played: same.deals.filter(({ mine }) => mine !== null).length,
    decided: same.deals.length,
    by: 0,
  };
  const others = same.others.map(({ place, deals, decided, sums }, index) => ({
    place,
    name: isolated(names[index] ?? t("same-player", { number: place + 1 })),
    mark: marks[index + 1] ?? "",
    played: deals.filter(({ played }) => played).length,
    decided,
    by: decided === 0 ? null : sums[1] - sums[0],
  }));
  return [own, ...others];
}

/** What the holder of a place is called. */
export function nameAt(same: Same, place: number): string {
  if (same.terms.people === 2) return otherName(same);
  return peopleOf(same).find((person) => person.place === place)?.name ?? "";
}

/** The place of whoever of the others has made most of a deal; null where nobody is told of. */
export function bestIn({ others }: Same, number: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const { place, deals } of others) {
    const ahead = deals[number - 1]?.ahead ?? null;
    if (ahead === null || ahead >= least) continue;
    [best, least] = [place, ahead];
  }
  return best;
}

/** The best first; those with no deal in common with oneself last. */
export function ranked(people: readonly Person[]): readonly Person[] {
  const worth = ({ by }: Person): number => by ?? -Infinity;
  return people.toSorted((one, other) => worth(other) - worth(one) || 0);
}

/** The place of somebody among those who can be compared, from 1; null where they cannot be. */
export function rankOf({ by }: Person, people: readonly Person[]): number | null {
  if (by === null) return null;
  return 1 + people.filter((other) => other.by !== null && other.by > by).length;
}

/** One letter of each name, or two where the first is another one's too, or else a number. */
export function marksOf(
  names: readonly (string | null)[],
  numbers: readonly number[],
): readonly string[] {
  const one = names.map((name) => name && letterOf(name));
  const two = names.map((name) => name && Array.from(name.trim()).slice(0, 2).join(""));
  return names.map((_, index) => {
    const mark = [one, two].find((marks) => marks[index] && isOnly(marks, index))?.[index];
    return mark ?? String(numbers[index]);
  });
}

function isOnly<T>(values: readonly T[], index: number): boolean {
  return values.filter((value) => value === values[index]).length === 1;
}

/** The same names, with a number after one that was there before. */
function distinct(names: readonly (string | null)[]): readonly (string | null)[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return name === null || before === 0 ? name : `${name} (${before + 1})`;
  });
}
