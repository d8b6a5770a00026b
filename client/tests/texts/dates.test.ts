import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FluentVariable } from "@fluent/bundle";

const LOCALES = fileURLToPath(new URL("../../../src/germanwhist/locales/", import.meta.url));
const actual =
  await vi.importActual<typeof import("../../src/texts/texts")>("../../src/texts/texts");
const now = vi.hoisted(() => ({ language: { value: "en" } }));
vi.mock("../../src/texts/texts", () => ({
  language: now.language,
  t: (id: string, args?: Record<string, FluentVariable>) => {
    const tag = now.language.value;
    const texts = ["client", "mistakes"].map((name) =>
      readFileSync(`${LOCALES}${tag}/${name}.ftl`, "utf8"),
    );
    const bundle = actual.makeBundle(tag, texts);
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : id;
  },
}));
const { daySaid, dayText } = await import("../../src/texts/dates");

describe("a date", () => {
  const parts = { weekday: "long", day: "numeric", month: "long" } as const;

  it.each([
    ["en", "2026-12-01", "Tuesday, December 1"],
    ["fr", "2026-12-01", "mardi 1er décembre"],
    ["fr", "2026-12-11", "vendredi 11 décembre"],
  ])("is written as people write it in %s", (language, day, text) => {
    now.language.value = language;
    expect(dayText(day, parts)).toBe(text);
  });
});

describe("a day within a sentence", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 11, 4, 9) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ["en", new Date(2026, 11, 4, 0, 5), "today"],
    ["fr", new Date(2026, 11, 4, 0, 5), "aujourd’hui"],
    ["en", new Date(2026, 11, 3, 23, 55), "Thursday"],
    ["fr", new Date(2026, 11, 3, 23, 55), "jeudi"],
    ["en", new Date(2026, 11, 1), "Tuesday"],
    ["en", new Date(2026, 10, 27), "November 27"],
    ["fr", new Date(2026, 9, 1), "le 1er octobre"],
  ])("is told in %s", (language, moment, text) => {
    now.language.value = language;
    expect(daySaid(moment.getTime() / 1000)).toBe(text);
  });
});
