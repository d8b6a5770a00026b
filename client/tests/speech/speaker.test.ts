import { describe, expect, it } from "vitest";
import { Speaker, type Spoken } from "../../src/speech/speaker";
import { language } from "../../src/texts/texts";

/** A speaker, and what stands in its region after each change. */
function speaking() {
  const speaker = new Speaker();
  const shown: (string | null)[] = [];
  const region = (into: (string | null)[]) => ({
    show: (spoken: Spoken | null) => into.push(spoken?.text ?? null),
  });
  speaker.use(region(shown));
  return { speaker, shown, region };
}

describe("what was said", () => {
  it("is repeated, and stepped through to both ends", () => {
    const { speaker, shown } = speaking();
    for (const text of ["one", "two", "three"]) speaker.say(text);
    shown.length = 0;
    speaker.repeat();
    for (let step = 0; step < 3; step += 1) speaker.back();
    speaker.forward();
    speaker.repeat();
    expect(shown).toEqual(["three", "two", "one", "one", "two", "three"]);
  });

  it("does not hold what was only read", () => {
    const { speaker, shown } = speaking();
    speaker.say("one");
    speaker.read("the table");
    speaker.read("");
    speaker.repeat();
    expect(shown).toEqual(["one", "the table", "one"]);
  });

  it("is nothing before anything was said", () => {
    const { speaker, shown } = speaking();
    speaker.repeat();
    speaker.back();
    speaker.say("");
    expect(shown).toEqual([]);
  });

  it("keeps the language it was said in", () => {
    const speaker = new Speaker();
    const tags: (string | undefined)[] = [];
    speaker.use({ show: (spoken) => tags.push(spoken?.language) });
    language.value = "en";
    speaker.say("You lead.");
    language.value = "fr";
    speaker.say("À vous d’attaquer.");
    speaker.back();
    expect(tags).toEqual(["en", "fr", "en"]);
  });
});

describe("a dialog", () => {
  it("speaks for itself, and the page's own region is empty when it closes", () => {
    const { speaker, shown, region } = speaking();
    speaker.say("one");
    const inside: (string | null)[] = [];
    const close = speaker.use(region(inside));
    speaker.say("two");
    close();
    expect(shown).toEqual(["one", null]);
    expect(inside).toEqual(["two"]);
    speaker.say("three");
    expect(shown).toEqual(["one", null, "three"]);
  });
});
