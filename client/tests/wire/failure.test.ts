import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/texts/texts", () => ({
  hasText: (id: string) => ["refused-name_too_long", "record-fault-bad_card"].includes(id),
  t: (id: string, args?: object) => (args === undefined ? id : `${id} ${JSON.stringify(args)}`),
}));
const { ApiError } = await import("../../src/wire/api");
const { inWords } = await import("../../src/wire/failure");

describe("a failure", () => {
  it("without an answer is told as such", () => {
    expect(inWords(new TypeError("Failed to fetch"))).toBe("home-failed");
  });

  it("with a code that there are words for is told in these", () => {
    expect(inWords(new ApiError(422, "name_too_long", "name: too long"))).toBe(
      "refused-name_too_long",
    );
  });

  it("with another code is told as the server tells it", () => {
    expect(inWords(new ApiError(400, "strange", "something strange"))).toBe("something strange");
  });
});

describe("a text that is refused", () => {
  it.each([
    ["bad_card", "record-fault-bad_card"],
    ["strange", "record-fault"],
    ["bad_option", "record-fault"],
  ])("is told with its place, in the words that there are: %s", (code, words) => {
    const place = { line: 1200, column: 7 };
    expect(inWords(new ApiError(422, code, "in English", { place }))).toBe(
      `${words} {"line":"1200","column":"7"}`,
    );
  });
});

describe("rules that are refused", () => {
  it("are told by the two options that clash", () => {
    const error = new ApiError(422, "options_clash", "in English", { options: ["trumps", "pack"] });
    const told = inWords(error, "small trumps=none_on=2");
    expect(told).toContain("refused-options_clash");
    expect(told).toContain("option-trumps");
    expect(told).toContain("option-pack");
    expect(told).not.toContain("English");
  });

  it.each([
    ["match=target=0", "match", "0"],
    ["pack=40,stake=2", "pack", "40"],
    ["small stake=", "stake", "…"],
  ])("are told by the option and its value: %s", (rules, option, value) => {
    const told = inWords(
      new ApiError(422, "bad_option", "in English", { options: [option] }),
      rules,
    );
    expect(told).toContain("refused-bad_option");
    expect(told).toContain(`option-${option}`);
    expect(told).toContain(value);
    expect(told).not.toContain("English");
  });

  it.each(["unknown_preset", "unknown_option", "bad_option"])(
    "that cannot be read at all are told as such: %s",
    (code) => {
      expect(inWords(new ApiError(422, code, "in English"), "x")).toContain("rules-unreadable");
    },
  );
});
