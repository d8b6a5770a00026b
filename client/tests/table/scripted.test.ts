import { describe, expect, it } from "vitest";
import { scriptedTable } from "../../src/table/scripted";

const SCRIPT = { seq: 1, id: "hand", preset: "standard", pack: "52" };

describe("a table that no server keeps", () => {
  it("has a computer of a level across, or a person where there was no level", () => {
    const computer = scriptedTable(null, { ...SCRIPT, level: "strong" }).seats;
    const person = scriptedTable(null, { ...SCRIPT, level: null }).seats;
    expect(computer.north).toMatchObject({ kind: "computer", level: "strong", present: true });
    expect(person.north).toMatchObject({ kind: "person", level: null, present: true });
    expect(computer.south).toEqual(person.south);
  });
});
