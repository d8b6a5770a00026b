import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import type { FluentVariable } from "@fluent/bundle";
import type { RulesCatalogue } from "../../src/wire/api";
import type { Occupant } from "../../src/wire/messages";

const LOCALES = fileURLToPath(new URL("../../../src/germanwhist/locales/", import.meta.url));
const actual =
  await vi.importActual<typeof import("../../src/texts/texts")>("../../src/texts/texts");
const bundles = Object.fromEntries(
  ["en", "fr"].map((tag) => {
    const files = ["cards.ftl", "rules.ftl", "client.ftl"].map(
      (name) => `${LOCALES}${tag}/${name}`,
    );
    return [
      tag,
      actual.makeBundle(
        tag,
        files.map((path) => readFileSync(path, "utf8")),
      ),
    ];
  }),
);
let tag = "en";
vi.mock("../../src/texts/texts", () => ({
  hasText: (id: string) => bundles[tag]?.hasMessage(id),
  t: (id: string, args?: Record<string, FluentVariable>) => {
    const pattern = bundles[tag]?.getMessage(id)?.value;
    return pattern ? bundles[tag]?.formatPattern(pattern, args) : id;
  },
}));
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { occupantName, rulesName, rulesText } = await import("../../src/texts/words");

const STANDARD = {
  counting: "second_stage",
  stake: "1",
  match: "hand",
  trumps: "upcard",
  pack: "52",
  first_dealer: "cut",
};
const catalogue: RulesCatalogue = {
  options: [],
  presets: [
    { name: "standard", rules: "standard", options: STANDARD },
    { name: "small", rules: "pack=28", options: { ...STANDARD, pack: "28" } },
  ],
};

/** A text without the spaces that French sets before its signs. */
const plain = (text: string): string => text.replace(/\u00a0/g, " ");

describe("a rule set in words", () => {
  it.each([
    ["en", "small match=hands=2", "Length of the match: 2 hands · Pack: 28 cards"],
    ["fr", "small match=hands=2", "Longueur de la partie : 2 donnes · Paquet : 28 cartes"],
    ["en", "trumps=none_on=AT stake=2", "Stake: 2 points a unit · Trumps: none on A, 10"],
    ["fr", "trumps=none_on=KQJ", "Atout : sans atout sur R, D, V"],
    ["en", "small pack=52", "One hand, standard"],
    ["en", "pack=8", "Pack: 8 cards"],
    ["en", "pack=28", "Small pack, 28 cards"],
    ["fr", "standard", "Une donne, jeu classique"],
  ])("in %s: %s", (language, text, words) => {
    tag = language;
    expect(plain(rulesText(text, catalogue))).toBe(words);
  });

  it("names the first dealer where it is known who that is", () => {
    tag = "en";
    expect(rulesText("first_dealer=seat", catalogue)).toBe("First dealer: named");
    expect(rulesText("first_dealer=seat", catalogue, "you")).toBe("First dealer: you");
    tag = "fr";
    expect(plain(rulesText("first_dealer=seat", catalogue, "them"))).toBe(
      "Premier donneur : votre adversaire",
    );
  });

  it("is a preset's name where the table says so", () => {
    tag = "en";
    expect(rulesName({ preset: "small", rules: {} })).toBe("Small pack, 28 cards");
    expect(rulesName({ preset: null, rules: { ...STANDARD, counting: "all_tricks" } })).toBe(
      "Tricks that count: all tricks",
    );
  });
});

describe("names", () => {
  it("of scripts written from right to left do not turn what stands beside them", () => {
    const named = (name: string) =>
      occupantName({ kind: "person", name, level: null } as unknown as Occupant);
    expect(named("دنا")).toBe("\u2068دنا\u2069");
    expect(named("A\u200e")).toBe("\u2068A\u200e\u2069");
    expect(named("Zoé 👩\u200d💻")).toBe("Zoé 👩\u200d💻");
  });
});
