import { describe, expect, it } from "vitest";
import { focusAfter } from "../../src/table/focus";

const BEFORE = ["KS", "9S", "AH", "QC", "8C", "3C"] as const;
const without = (card: string) => BEFORE.filter((held) => held !== card);
const still = { before: BEFORE, cards: BEFORE, focused: null, legal: null, drawn: null };

describe("the card that the keyboard is at", () => {
  it("stays the same while it is held", () => {
    expect(focusAfter({ ...still, focused: "QC" })).toBe("QC");
  });

  it("is a neighbour of the suit when it has been played", () => {
    expect(focusAfter({ ...still, cards: without("9S"), focused: "9S" })).toBe("KS");
    expect(focusAfter({ ...still, cards: without("8C"), focused: "8C" })).toBe("QC");
  });

  it("is the nearest card when that suit is gone", () => {
    expect(focusAfter({ ...still, cards: without("AH"), focused: "AH" })).toBe("9S");
  });

  it("is one that may be played when a turn begins", () => {
    const legal = ["QC", "8C", "3C"] as const;
    expect(focusAfter({ ...still, focused: "AH", legal })).toBe("QC");
    expect(focusAfter({ ...still, focused: "3C", legal })).toBe("3C");
    expect(focusAfter({ ...still, legal })).toBe("QC");
  });

  it("is the card just drawn for those who want that", () => {
    expect(focusAfter({ ...still, focused: "AH", drawn: "8C", legal: ["AH"] })).toBe("8C");
    expect(focusAfter({ ...still, focused: "AH", drawn: "2D" })).toBe("AH");
  });

  it("is none when nothing is held", () => {
    expect(focusAfter({ ...still, cards: [], focused: "3C" })).toBeNull();
  });
});
