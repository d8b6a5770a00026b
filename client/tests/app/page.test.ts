import { describe, expect, it } from "vitest";
import { pageName } from "../../src/app/page";

const PAGES = { home: 1, table: 2, unknown: 3 };

describe("the page of an address", () => {
  it("is the first page without a word, and else the one named", () => {
    expect(pageName(PAGES, undefined)).toBe("home");
    expect(pageName(PAGES, "table")).toBe("table");
  });

  it("is the one that says so for a word that names no page", () => {
    for (const word of ["__proto__", "constructor", "toString", "hasOwnProperty", "Table", "x"]) {
      expect(pageName(PAGES, word)).toBe("unknown");
    }
  });
});
