import { describe, expect, it } from "vitest";
import { expectedOf, mistakeAfter, nextMistake, replay } from "../../src/review/replay";
import { scaleFor } from "../../src/review/scale";
import type { Review } from "../../src/wire/review";
import recorded from "../fake/review.json";

/** The server's review of a hand with 28 cards, which north wins 5 to 2. */
const review = recorded as unknown as Review;
const { moments, tricks } = replay(review);

describe("a reviewed hand", () => {
  it("has one moment for each play and one line for each trick", () => {
    expect(moments).toHaveLength(28);
    expect(tricks.map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  });

  it("lets every card be played from the hand that holds it", () => {
    for (const { play, holdings } of moments) expect(holdings[play.seat]).toContain(play.card);
  });

  it("holds all cards that the server valued, in the hand of the one who plays", () => {
    for (const { play, holdings } of moments) {
      for (const { card } of play.cards) expect(holdings[play.seat]).toContain(card);
    }
  });

  it("never has a card twice", () => {
    for (const { holdings, upcard } of moments) {
      const cards = [...holdings.north, ...holdings.south, ...(upcard === null ? [] : [upcard])];
      expect(new Set(cards).size).toBe(cards.length);
    }
  });

  it("ends with both hands empty but for the last card", () => {
    const last = moments.at(-1);
    expect([...(last?.holdings.north ?? []), ...(last?.holdings.south ?? [])]).toEqual([
      last?.play.card,
    ]);
  });

  it("gives the tricks that counted to those who won them", () => {
    const counted = tricks.slice(7).filter(({ winner }) => winner === "north");
    expect(counted).toHaveLength(review.result?.counted[0] ?? -1);
  });

  it.each([
    ["all_tricks", 1],
    ["weighted", 2],
  ])("tells who won the last trick by its count, with counting=%s", (counting, worth) => {
    const before = tricks
      .slice(0, -1)
      .filter(({ winner }) => winner === "north")
      .reduce((sum, { number }) => sum + (number > 7 ? worth : 1), 0);
    for (const [winner, north] of [
      ["north", before + worth],
      ["south", before],
    ] as const) {
      const { result, rules } = review;
      if (result === null) throw new Error("the hand has no result");
      const counted = [north, 7 + 7 * worth - north] as const;
      const other = { ...review, rules: { ...rules, counting }, result: { ...result, counted } };
      expect(replay(other as Review).tricks.at(-1)?.winner).toBe(winner);
    }
  });

  it("has the expected points seen from either side", () => {
    const [north, south] = [expectedOf(review, "north"), expectedOf(review, "south")];
    expect(north).toHaveLength(15);
    expect(north.map((value) => -value)).toEqual(south);
    expect(north.at(-1)).toBeCloseTo(3);
  });

  it("finds the next mistake, and begins anew after the last", () => {
    const mistakes = review.plays
      .filter(({ is_mistake }) => is_mistake)
      .map(({ number }) => number);
    expect(nextMistake(review, 0)).toBe(mistakes[0]);
    expect(nextMistake(review, mistakes[0] ?? 0)).toBe(mistakes[1]);
    expect(nextMistake(review, 28)).toBe(mistakes[0]);
  });

  it("leads through the own mistakes before those of the opponent", () => {
    const of = (seat: string): readonly number[] =>
      review.plays
        .filter((play) => play.is_mistake && play.seat === seat)
        .map(({ number }) => number);
    const order = [...of("south"), ...of("north")];
    const seen = order.map(() => 0);
    seen.reduce((from, _, index) => {
      seen[index] = mistakeAfter(review, from, "south") ?? 0;
      return seen[index] ?? 0;
    }, 0);
    expect(seen).toEqual(order);
    expect(mistakeAfter(review, order.at(-1) ?? 0, "south")).toBe(order[0]);
  });
});

describe("the scale of a chart", () => {
  it("has round marks around all values and nought", () => {
    expect(scaleFor([0, 5.2, -1.1], 4).marks).toEqual([-2, 0, 2, 4, 6]);
    expect(scaleFor([11], 4).marks).toEqual([0, 5, 10, 15]);
  });

  it("has a height also where nothing happened", () => {
    const { low, high } = scaleFor([0, 0], 4);
    expect(high).toBeGreaterThan(low);
  });
});
