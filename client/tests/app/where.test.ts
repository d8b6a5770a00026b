import { describe, expect, it, vi } from "vitest";
import type { TableView } from "../../src/wire/messages";

vi.mock("../../src/texts/texts", () => ({ t: (id: string) => id }));
vi.mock("../../src/table/next", () => ({ nextStep: () => "hand" }));
vi.mock("../../src/table/say", () => ({ tricksPerStage: () => 13 }));
const { whereInWords } = await import("../../src/pages/home/where");

const table = (practice: boolean, phase = "playing", origin: object | null = null) =>
  ({
    phase,
    me: "south",
    practice,
    origin,
    points: [0, 0],
    view: { tricks: [], stage: 1, over: false, to_play: "south" },
  }) as unknown as TableView;

describe("an open match", () => {
  it("that is practice is marked as such", () => {
    expect(whereInWords(table(true), "Pip")).toMatch(/^home-where-practice /);
    expect(whereInWords(table(false), "Pip")).not.toContain("practice");
  });

  it("that plays a known deal is marked before the friend has come", () => {
    const again = table(false, "waiting", { table: "t", hand: 1, plays: 0 });
    expect(whereInWords(again, "Zoe")).toBe("home-where-practice home-where-waiting");
    expect(whereInWords(table(false, "waiting"), "Zoe")).toBe("home-where-waiting");
  });
});
