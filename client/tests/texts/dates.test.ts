import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import type { FluentVariable } from "@fluent/bundle";

const LOCALES = fileURLToPath(new URL("../../../src/germanwhist/locales/", import.meta.url));
const actual =
  await vi.importActual<typeof import("../../src/texts/texts")>("../../src/texts/texts");
const now = vi.hoisted(() => ({ language: { value: "en" } }));
vi.mock("../../src/texts/texts", () => ({
  language: now.language,
  t: (id: string, args?: Record<string, FluentVariable>) => {
    const tag = now.language.value;
    const bundle = actual.makeBundle(tag, [readFileSync(`${LOCALES}${tag}/client.ftl`, "utf8")]);
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : id;
  },
}));
const { dayText } = await import("../../src/texts/dates");

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
