/** Many who play the same cards: what they are called, their letters, and who stands where. */

import { beforeAll, expect, test, vi } from "vitest";
import { speak, speakOfSchool } from "../src/texts/texts";
import type { SameMessage, SameOther } from "../src/wire/server";

vi.stubGlobal("document", { documentElement: {}, addEventListener: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { bestIn, marksOf, peopleOf, ranked, rankOf } =
  await import("../src/pages/same/group/people");
const { placeInWords } = await import("../src/pages/same/group/words");

beforeAll(async () => {
  await speak("en");
  await speakOfSchool();
});

function other(place: number, name: string | null, aheads: readonly (number | null)[]): SameOther {
  const known = aheads.filter((ahead) => ahead !== null);
  const lead = known.reduce((sum, ahead) => sum + ahead, 0);
  return {
    place,
    name,
    deals: aheads.map((ahead) => ({
      theirs: ahead === null ? null : ([7 - ahead, 6 + ahead] as const),
      played: ahead !== null,
      ahead,
    })),
    sums: [7 * known.length, 7 * known.length - lead],
    decided: known.length,
    decisive: null,
  };
}

const SAME: SameMessage = {
  id: "a",
  me: "Ann",
  inviter: true,
  open: false,
  over: false,
  next: 3,
  terms: {
    level: "regular",
    deals: 4,
    people: 8,
    rules: {},
    preset: "standard",
    unit: "tricks",
    ends: 0,
  },
  deals: [1, 2, 3, 4].map((number) => ({
    number,
    mine: number < 3 ? ([7, 6] as const) : null,
    worth: number < 3 ? 7 : null,
    table: null,
  })),
  others: [
    other(1, "Ben", [2, -3, null, null]),
    other(2, "Bea", [1, 0, null, null]),
    other(3, null, [null, null, null, null]),
    other(4, "Ann", [-1, null, null, null]),
  ],
};

test("Everybody has a name and a mark of their own", () => {
  const people = peopleOf(SAME);
  expect(people.map(({ name }) => name)).toEqual(["You", "Ben", "Bea", "Player 4", "Ann (2)"]);
  expect(people.map(({ mark }) => mark)).toEqual(["Y", "2", "3", "4", "A"]);
  expect(marksOf(["Ada", "bo", "Carla", "Cem"], [1, 2, 3, 4])).toEqual(["A", "B", "Ca", "Ce"]);
});

test("Each stands beside oneself on the deals that both have played", () => {
  const people = peopleOf(SAME);
  const order = ranked(people).map((person) => [person.name, person.by, rankOf(person, people)]);
  expect(order).toEqual([
    ["Ben", 1, 1],
    ["Ann (2)", 1, 1],
    ["You", 0, 3],
    ["Bea", -1, 4],
    ["Player 4", null, null],
  ]);
  expect(placeInWords(SAME)).toBe("You are in place 3 of 4 so far.");
  expect(bestIn(SAME, 1)).toBe(4);
  expect(bestIn(SAME, 2)).toBe(1);
  expect(bestIn(SAME, 3)).toBeNull();
});
