import { describe, expect, it } from "vitest";
import {
  byLevel,
  chosen,
  mistakesOverTime,
  pointsOverTime,
  rulesPlayed,
  sumHands,
} from "../../src/statistics/sums";
import type { HandLine, HandTally, Statistics } from "../../src/wire/statistics";

const tally = (change: Partial<HandTally>): HandTally => ({
  rules: "match=target=10",
  level: "counter",
  practice: false,
  won: 0,
  lost: 0,
  drawn: 0,
  counted: [0, 0],
  points: [0, 0],
  ...change,
});
const line = (points: [number, number]): HandLine => ({
  ...tally({ points }),
  table: "t",
  hand: 1,
  at: 0,
  won: points[0] > points[1],
  mistakes: null,
});
const played: Statistics = {
  hands: [
    tally({ won: 3, lost: 1, points: [9, 4] }),
    tally({ level: null, lost: 2, points: [0, 6] }),
    tally({ level: "novice", won: 1, drawn: 1, points: [5, 0], rules: "standard" }),
    tally({ won: 7, points: [30, 0], practice: true }),
  ],
  matches: [
    { rules: "match=target=10", level: "counter", practice: false, won: 1, lost: 0, drawn: 0 },
  ],
  recent: [line([5, 0]), line([0, 3]), line([1, 0])],
};

describe("statistics", () => {
  it("keep practice apart", () => {
    const record = chosen(played, { practice: false, rules: null });
    expect(sumHands(record.hands)).toEqual({ played: 8, won: 4, drawn: 1, points: 4 });
    const practice = chosen(played, { practice: true, rules: null });
    expect(sumHands(practice.hands).played).toBe(7);
  });

  it("can be had for one rule set", () => {
    const { hands } = chosen(played, { practice: false, rules: "standard" });
    expect(sumHands(hands)).toEqual({ played: 2, won: 1, drawn: 1, points: 5 });
  });

  it("list the opponents from the weakest, people last", () => {
    const record = chosen(played, { practice: false, rules: null });
    const rows = byLevel(record, ["novice", "casual", "counter"]);
    expect(rows.map(({ level }) => level)).toEqual(["novice", "counter", null]);
    expect(rows[1]?.matches).toMatchObject({ played: 1, won: 1 });
  });

  it("run through the hands from the oldest to the newest", () => {
    expect(pointsOverTime(played.recent)).toEqual([0, 1, -2, 3]);
  });

  it("average the mistakes of the reviewed hands alone", () => {
    const counts = [1, null, 3, 2];
    const hands = counts.map((mistakes) => ({ ...line([1, 0]), mistakes }));
    expect(mistakesOverTime(hands)).toEqual([2, 2.5, 2]);
  });

  it("name the rule sets played most first", () => {
    expect(rulesPlayed(played)).toEqual(["match=target=10", "standard"]);
  });
});
