import { describe, expect, it } from "vitest";
import { drawFaces } from "../../build/faces";
import { sprite } from "../../build/sprite";

const ids = (svg: string): string[] =>
  [...svg.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1] ?? "");

/** The body of one symbol. */
function body(id: string): string {
  return new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, "s").exec(drawFaces())?.[1] ?? "";
}

describe("the drawings", () => {
  it("have a large and a small face of all 52 cards", () => {
    expect(new Set(ids(drawFaces())).size).toBe(104);
  });

  it.each([
    ["2S", 2],
    ["5H", 5],
    ["9D", 9],
    ["TC", 10],
  ])("show on %s as many pips as its rank says, and one in the index", (card, pips) => {
    expect(body(card).match(/#s-/g)).toHaveLength(pips + 1);
  });

  it.each([
    ["KH", "R"],
    ["QS", "D"],
    ["JC", "V"],
  ])("have on %s the international letter and the French %s, in both sizes", (card, french) => {
    for (const face of [body(card), body(`${card}-s`)]) {
      expect(face).toMatch(new RegExp(`letter-international"><use href="#g-${card.charAt(0)}"`));
      expect(face).toMatch(new RegExp(`letter-french"><use href="#g-${french}"`));
    }
  });

  it("refer to nothing that is not drawn", () => {
    const all = sprite();
    const drawn = new Set(ids(all));
    const used = [...all.matchAll(/href="#([^"]+)"/g)].map((found) => found[1] ?? "");
    expect(used.filter((id) => !drawn.has(id))).toEqual([]);
  });

  it("have no id twice", () => {
    const all = [...sprite().matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
    expect(new Set(all).size).toBe(all.length);
  });
});
