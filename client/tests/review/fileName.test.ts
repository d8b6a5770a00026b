import { describe, expect, it } from "vitest";
import { fileName } from "../../src/review/fileName";

const RECORD = '[GermanWhist "1"]\n[Rules "standard"]\n[Date "2026-11-30"]\n';

describe("the file of a record", () => {
  it("is named after the players and the day", () => {
    expect(fileName(["Pip", "Ann"], RECORD)).toBe("Pip-Ann-2026-11-30.gwr");
  });

  it("has a name that every system takes", () => {
    expect(fileName(["../a:b\\c", "Zoé Ōno"], RECORD)).toBe("a-b-c-Zoé-Ōno-2026-11-30.gwr");
  });

  it("of nobody on no day is still a file of the game", () => {
    expect(fileName(["", "?"], "")).toBe("german-whist.gwr");
  });
});
