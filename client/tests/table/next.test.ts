import { describe, expect, it } from "vitest";
import { nextStep } from "../../src/table/next";
import type { Abilities, Occupant, Request, TableView } from "../../src/wire/messages";
import { recorded } from "../fake/recording";

const BOB: Occupant = {
  kind: "person",
  name: "Bob",
  level: null,
  present: true,
  replaced: false,
  left: false,
  failed: false,
  gone: false,
};

/** A match of south's that is over, against a person to the north. */
function over(may: readonly Request["type"][], changes: Partial<TableView> = {}): TableView {
  const table = recorded(1);
  const names = Object.keys(table.abilities) as Request["type"][];
  const abilities = Object.fromEntries(
    names.map((name) => [name, may.includes(name) ? null : "cannot_now"]),
  ) as Abilities;
  return {
    ...table,
    me: "south",
    phase: "match_over",
    seats: { ...table.seats, north: BOB },
    rematch: null,
    abilities,
    ...changes,
  };
}

describe("what comes after a hand", () => {
  it("is the next hand while the match goes on", () => {
    expect(nextStep(over(["next"]), false)).toBe("hand");
  });

  it("is simply another match against a computer and at one screen", () => {
    const computer = { ...BOB, kind: "computer", level: "counter" } as const;
    const seats = { north: computer, south: BOB };
    expect(nextStep(over([], { seats }), false)).toBe("new");
    expect(nextStep(over(["rematch"]), true)).toBe("new");
  });

  it("is the same point again for a hand that was played on from there", () => {
    const origin = { table: null, hand: 1, plays: 8 };
    expect(nextStep(over([], { origin }), false)).toBe("repeat");
    expect(nextStep(over(["rematch"], { origin: { ...origin, plays: 0 } }), false)).toBe("ask");
  });

  it("is a question to the friend, and an answer to the friend's question", () => {
    expect(nextStep(over(["rematch"]), false)).toBe("ask");
    const rematch = { by: "north", table: null } as const;
    expect(nextStep(over(["rematch"], { rematch }), false)).toBe("agree");
  });

  it("is to wait once the friend has been asked", () => {
    expect(nextStep(over([], { rematch: { by: "south", table: null } }), false)).toBe("asked");
  });

  it("is a new invitation when the friend has left", () => {
    const seats = { north: { ...BOB, left: true }, south: BOB };
    expect(nextStep(over([], { seats }), false)).toBe("new");
  });
});
