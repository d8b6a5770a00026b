import { describe, expect, it } from "vitest";
import { readRules, writeRules } from "../../src/app/rules";
import type { RulesCatalogue } from "../../src/wire/api";

const STANDARD = { counting: "second_stage", match: "hand", pack: "52" };
const catalogue: RulesCatalogue = {
  options: [],
  presets: [
    { name: "standard", rules: "standard", options: STANDARD },
    { name: "match10", rules: "match=target=10", options: { ...STANDARD, match: "target=10" } },
  ],
};

describe("rules as text", () => {
  it("are a preset's name where one fits", () => {
    expect(writeRules({ ...STANDARD, match: "target=10" }, catalogue)).toBe("match10");
  });

  it("are otherwise what is not standard", () => {
    const options = { ...STANDARD, match: "target=10", pack: "28" };
    expect(writeRules(options, catalogue)).toBe("match=target=10 pack=28");
  });

  it.each(["standard", "match10", "pack=28", "match10 pack=28", "match=target=20, pack=28"])(
    "are read as the server reads them: %s",
    (text) => {
      const options = readRules(text, catalogue);
      expect(readRules(writeRules(options, catalogue), catalogue)).toEqual(options);
    },
  );

  it("begin with the preset that is named", () => {
    expect(readRules("match10 pack=28", catalogue)).toEqual({
      counting: "second_stage",
      match: "target=10",
      pack: "28",
    });
  });
});
