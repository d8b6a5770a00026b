import { expect, test } from "vitest";
import type { ClockView } from "../../src/wire/messages";
import {
  inDigits,
  inWords,
  lastReached,
  reached,
  readingAt,
  standsFor,
} from "../../src/pages/table/clock/time";

const CLOCK: ClockView = {
  kind: "match3+5",
  seconds: 180,
  left: [100, 25],
  runs: "south",
  starts_in: 1.5,
  stands_for: null,
};

test("the time of the seat to play runs after the head start, the other's stands", () => {
  expect(readingAt(CLOCK, "south", 1.5).left).toBe(25);
  expect(readingAt(CLOCK, "south", 6.5)).toMatchObject({ left: 20, runs: true, isLow: true });
  expect(readingAt(CLOCK, "north", 6.5)).toMatchObject({ left: 100, runs: false, isLow: false });
  expect(readingAt(CLOCK, "south", 1000).left).toBe(0);
});

test("a clock that stands for a lost connection is not low, and runs on by itself", () => {
  const stands: ClockView = { ...CLOCK, left: [100, 6], starts_in: 42, stands_for: "south" };
  expect(readingAt(stands, "south", 10)).toMatchObject({ left: 6, stands: true, isLow: false });
  expect(standsFor(stands, 10)).toBe(32);
  expect(readingAt(stands, "south", 43)).toMatchObject({ left: 5, stands: false, isLow: true });
});

test("thirty seconds for a card are low from eight on", () => {
  const card: ClockView = { ...CLOCK, kind: "card30", seconds: 30, left: [30, 30], starts_in: 0 };
  expect(readingAt(card, "south", 21.9).isLow).toBe(false);
  expect(readingAt(card, "south", 22).isLow).toBe(true);
});

test("a begun second is a second", () => {
  expect([0, 0.2, 9, 59.5, 160.3].map(inDigits)).toEqual(["0:00", "0:01", "0:09", "1:00", "2:41"]);
  expect(inWords(160.3, "en")).toBe("2 minutes 41 seconds");
  expect(inWords(60, "en")).toBe("1 minute");
  expect(inWords(0, "fr")).toBe("0\u00a0seconde");
});

test("what is left is told at 60, 20, 10 and 5 seconds, once each", () => {
  const told = [];
  for (let left = 65; left > 0; left -= 0.25) told.push(reached(left + 0.25, left));
  expect(told.filter((seconds) => seconds !== null)).toEqual([60, 20, 10, 5]);
  expect(reached(30, 4)).toBe(5);
  expect(lastReached(8)).toBe(10);
});
