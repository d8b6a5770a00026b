import { describe, expect, it } from "vitest";
import { betweenTricks, paceBeside, restOfTrick } from "../src/memory/pace";
import { packOf, placeBeside, suitRows } from "../src/memory/places";
import { KINDS, meanMistakes } from "../src/statistics/mistakes";
import type { CardCode } from "../src/wire/server";

describe("the places of a memory task", () => {
  const own: readonly CardCode[] = ["KH", "8H", "AS"];
  const places = packOf("28").filter((card) => !own.includes(card));

  it("are one row of seven ranks for each suit, own cards included", () => {
    const rows = suitRows(places, own, "SHCD");
    expect(rows.map(({ suit, cards }) => [suit, cards.length])).toEqual([
      ["S", 7],
      ["H", 7],
      ["C", 7],
      ["D", 7],
    ]);
    expect(rows[1]?.cards).toEqual(["AH", "KH", "QH", "JH", "TH", "9H", "8H"]);
  });

  it("show only what is asked about: one suit, or aces and kings", () => {
    const hearts = places.filter((card) => card.endsWith("H"));
    expect(suitRows(hearts, own, "SHCD").map(({ cards }) => cards.length)).toEqual([7]);
    const high = places.filter((card) => "AK".includes(card.charAt(0)));
    expect(suitRows(high, own, "SHCD").map(({ cards }) => cards.length)).toEqual([2, 2, 2, 2]);
  });

  it("are walked through by arrows, which pass over own cards", () => {
    const rows = suitRows(places, own, "SHCD");
    expect(placeBeside(rows, places, "AH", "ArrowRight")).toBe("QH");
    expect(placeBeside(rows, places, "AH", "ArrowUp")).toBe("KS");
    expect(placeBeside(rows, places, "KS", "ArrowDown")).toBe("AH");
    expect(placeBeside(rows, places, "KS", "ArrowUp")).toBeUndefined();
    expect(placeBeside(rows, places, "QH", "End")).toBe("9H");
  });
});

describe("the pace", () => {
  it("lets a trick lie for what its movements leave", () => {
    expect(betweenTricks("normal")).toBe(3_000);
    expect(restOfTrick("normal")).toBeLessThan(3_000);
    expect(betweenTricks("touch")).toBeNull();
  });

  it("has an end at both sides", () => {
    expect(paceBeside("normal", 1)).toBe("fast");
    expect(paceBeside("fast", 1)).toBeNull();
    expect(paceBeside("slow", -1)).toBeNull();
    expect(paceBeside("touch", -1)).toBeNull();
  });
});

describe("mistakes a hand", () => {
  const none = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<
    (typeof KINDS)[number],
    number
  >;
  const hands = [4, 0, 2].map((count, at) => ({ at, counts: { ...none, lead: count } }));

  it("are the mean of the hands so far", () => {
    expect(meanMistakes(hands)).toEqual([4, 2, 2]);
    expect(meanMistakes(hands, "let_go")).toEqual([0, 0, 0]);
  });

  it("forget what is more than ten hands ago", () => {
    const many = [...hands, ...Array.from({ length: 10 }, (_, at) => ({ at, counts: none }))];
    expect(meanMistakes(many).at(-1)).toBe(0);
  });
});
