import { describe, expect, it } from "vitest";
import { readWishes } from "../../src/app/wishes";

const LANGUAGES = ["en", "fr"];

describe("the wishes of an address", () => {
  it("are a level, rules and a language", () => {
    const words = ["level=expert", "rules=small match=hands=2", "language=fr"];
    expect(readWishes(words, LANGUAGES)).toEqual({
      level: "expert",
      rules: "small match=hands=2",
      language: "fr",
    });
  });

  it("leave what they do not name as it was", () => {
    expect(readWishes([], LANGUAGES)).toEqual({});
    expect(readWishes(["rules=small"], LANGUAGES)).toEqual({ rules: "small" });
  });

  it("pass over what they may not choose", () => {
    const words = ["level=", "language=tlh", "name=Ann", "keys=false", "x"];
    expect(readWishes(words, LANGUAGES)).toEqual({});
  });
});
