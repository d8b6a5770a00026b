import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { withoutComments } from "../../build/fluent";
import { makeBundle, pickLanguage } from "../../src/texts/texts";

const LOCALES = fileURLToPath(new URL("../../../src/germanwhist/locales/", import.meta.url));
const SOURCES = fileURLToPath(new URL("../../src/", import.meta.url));

function texts(language: string): string[] {
  const folder = `${LOCALES}${language}/`;
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return files.map((name) => readFileSync(folder + name, "utf8"));
}

/** Every message and attribute of a language, each with the variables that it names. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const source of texts(language)) {
    for (const { id, value, attributes } of new FluentResource(source).body) {
      const parts = { "": value, ...attributes };
      for (const [name, pattern] of Object.entries(parts)) {
        const variables = JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g);
        const names = [...new Set([...variables].map((match) => match[1]))].sort();
        found.set(name === "" ? id : `${id}.${name}`, names.join(" "));
      }
    }
  }
  return found;
}

const LANGUAGES = readdirSync(LOCALES);

/** Whether a message is a form of a card, a suit or a name: these follow each language's grammar. */
function isForm(id: string): boolean {
  return /^(card|suit|name)-/.test(id);
}

describe.each(LANGUAGES.filter((language) => language !== "en"))("the texts in %s", (language) => {
  const english = messages("en");
  const others = messages(language);

  it("are complete", () => {
    const missing = [...english.keys()].filter((id) => !others.has(id) && !isForm(id));
    expect(missing).toEqual([]);
  });

  it("name no other things than the English ones", () => {
    const sentences = [...others].filter(([id]) => !isForm(id));
    const strange = sentences.filter(([id, names]) =>
      names.split(" ").some((name) => !(english.get(id) ?? "").split(" ").includes(name)),
    );
    expect(strange).toEqual([]);
  });
});

describe("the page", () => {
  it("asks for no text that there is not", () => {
    const english = messages("en");
    const asked = sourceFiles(SOURCES).flatMap((path) => {
      const source = readFileSync(path, "utf8");
      return [
        ...source.matchAll(
          /\bt\(\s*"([\w.-]+)"|<Text id="([\w.-]+)"|\b(?:say|sentence|detail)\("([\w.-]+)"/g,
        ),
      ].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
    });
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((id) => !english.has(id))).toEqual([]);
  });
});

describe("cards in sentences", () => {
  const say = (language: string, card: string, suit: string): string => {
    const bundle = makeBundle(language, texts(language));
    const pattern = bundle.getMessage("refused-must_follow")?.value;
    return pattern ? bundle.formatPattern(pattern, { card, suit }) : "";
  };

  it("have their names and articles in English", () => {
    expect(say("en", "KH", "D")).toBe("You hold diamonds, so the king of hearts must wait.");
  });

  it("have their names and articles in French", () => {
    expect(say("fr", "QS", "D").replaceAll("\u00a0", " ")).toBe(
      "Vous avez du carreau : la dame de pique attendra.",
    );
  });
});

describe("names after a preposition", () => {
  const bundle = makeBundle("fr", texts("fr"));
  const pattern = bundle.getMessage("cover-show")?.value;
  const say = (name: string): string => (pattern ? bundle.formatPattern(pattern, { name }) : "");

  it.each(["Ilse", "Élise", "Hélène", "Yves", "Œdipe"])("are elided in French: %s", (name) => {
    expect(say(name)).toBe(`Voir les cartes d’${name}`);
  });

  it.each(["Bruno", "Yasmine", "7up"])("are not elided before a consonant: %s", (name) => {
    expect(say(name)).toBe(`Voir les cartes de ${name}`);
  });
});

describe("a number", () => {
  it.each([
    ["en", 0.6, "points"],
    ["en", 1, "point"],
    ["fr", 0.6, "point"],
    ["fr", 2, "points"],
  ])("has its noun in %s: %d %s", (language, count, noun) => {
    const bundle = makeBundle(language, texts(language));
    const pattern = bundle.getMessage("verdict-mistake")?.value;
    const said = pattern ? bundle.formatPattern(pattern, { points: String(count), count }) : "";
    expect(said.replaceAll("\u00a0", " ").endsWith(` ${count} ${noun}`)).toBe(true);
  });
});

describe("the choice of a language", () => {
  it("takes the first wish that is spoken here, whatever its country", () => {
    expect(pickLanguage(["de-AT", "fr-CA", "en"])).toBe("fr");
  });

  it("falls back to English", () => {
    expect(pickLanguage(["", "de"])).toBe("en");
  });
});

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => folder + name);
}

describe.each(LANGUAGES)("the texts in %s as they are built", (language) => {
  it("say the same without comments", () => {
    for (const source of texts(language)) {
      const short = withoutComments(source);
      expect(short).not.toMatch(/^#/m);
      expect(new FluentResource(short).body).toEqual(new FluentResource(source).body);
    }
  });
});
