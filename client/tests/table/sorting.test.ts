import { describe, expect, it } from "vitest";
import { sortHand, type Order } from "../../src/table/sorting";
import type { CardCode } from "../../src/wire/messages";

const HAND: readonly CardCode[] = ["2C", "TC", "AC", "3D", "QD", "KH", "4S", "AS"];
const order = (change: Partial<Order> = {}): Order => ({
  suitOrder: "SHCD",
  trumpsFirst: true,
  highFirst: true,
  ...change,
});

describe("the order of a hand", () => {
  it("has high cards first", () => {
    expect(sortHand(HAND, order(), null).join(" ")).toBe("AS 4S KH AC TC 2C QD 3D");
  });

  it("has low cards first when asked", () => {
    expect(sortHand(HAND, order({ highFirst: false }), null).join(" ")).toBe(
      "4S AS KH 2C TC AC 3D QD",
    );
  });

  it("begins with trumps and keeps the colours alternating", () => {
    expect(sortHand(HAND, order(), "H").join(" ")).toBe("KH AC TC 2C QD 3D AS 4S");
  });

  it("stays the same for every trump suit when trumps have no place of their own", () => {
    const fixed = order({ trumpsFirst: false });
    expect(sortHand(HAND, fixed, "D")).toEqual(sortHand(HAND, fixed, null));
  });
});
