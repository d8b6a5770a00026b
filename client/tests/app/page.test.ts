import { describe, expect, it } from "vitest";
import { pageName } from "../../src/app/page";

const PAGES = { home: 1, table: 2, unknown: 3, "table/tour": 4 };

describe("the page of an address", () => {
  it("is the first page without a word, and else the one named", () => {
    expect(pageName(PAGES, [])).toBe("home");
    expect(pageName(PAGES, ["table"])).toBe("table");
    expect(pageName(PAGES, ["table", "k3v"])).toBe("table");
  });

  it("may be named by two words", () => {
    expect(pageName(PAGES, ["table", "tour", "x"])).toBe("table/tour");
  });

  it("is the one that says so for a word that names no page", () => {
    for (const word of ["__proto__", "constructor", "toString", "hasOwnProperty", "Table", "x"]) {
      expect(pageName(PAGES, [word])).toBe("unknown");
    }
  });
});
