import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { partsOf } from "../../src/review/sums";
import type { Review } from "../../src/wire/review";

const FILE = fileURLToPath(new URL("../fake/review.json", import.meta.url));
const played = { ...(JSON.parse(readFileSync(FILE, "utf8")) as Review), ending: 0 };

const made = (start: number, luck: number, cost: readonly [number, number], ending: number) =>
  ({
    ...played,
    start,
    ending,
    sides: {
      north: { mistakes: 0, cost: cost[0], luck },
      south: { mistakes: 0, cost: cost[1], luck: -luck },
    },
  }) as Review;

describe("the parts of a result", () => {
  it.each(["north", "south"] as const)("add up to the points of %s", (me) => {
    const { start, cards, yours, theirs, ending, luck, play } = partsOf(played, me);
    const [north, south] = played.result?.points ?? [0, 0];
    const points = me === "north" ? north - south : south - north;
    expect(luck + play + (ending ?? 0)).toBeCloseTo(points, 9);
    expect(start + cards).toBeCloseTo(luck, 9);
    expect(yours + theirs).toBeCloseTo(play, 9);
  });

  it("hold what the deal was worth before the first card", () => {
    const result = { ...played.result, points: [3, 0], ended: "played" } as Review["result"];
    // 3 = 1.26 (deal) + .54 (luck) + 1.5 - .3 (given away by south, by north)
    const review = { ...made(1.26, 0.54, [0.3, 1.5], 0), result };
    expect(partsOf(review, "north")).toMatchObject({ luck: 1.8, play: 1.2, ending: null });
    expect(partsOf(review, "south")).toMatchObject({ luck: -1.8, play: -1.2, ending: null });
  });

  it("leave to luck what rounding leaves over, and to nobody a mistake", () => {
    const result = { ...played.result, points: [0, 7], ended: "played" } as Review["result"];
    // 7 = 1.44 + 2.54 (deal and luck) + 5.44 - 2.42 (given away by north, by south)
    const review = { ...made(-1.44, -2.54, [5.44, 2.42], 0), result };
    expect(partsOf(review, "north")).toEqual({
      start: -1.4,
      cards: -2.6,
      yours: -5.4,
      theirs: 2.4,
      ending: null,
      luck: -4,
      play: -3,
    });
    expect(partsOf({ ...review, result: null }, "south")).toMatchObject({ luck: 3.9, play: 3 });
  });

  it("tell a resignation apart from luck", () => {
    const result = { ...played.result, points: [13, 0], ended: "resignation" } as Review["result"];
    const review = { ...made(1, 0.5, [0, 0.5], 11), result };
    expect(partsOf(review, "south")).toMatchObject({ luck: -1.5, play: -0.5, ending: -11 });
  });
});
