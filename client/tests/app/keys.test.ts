import { describe, expect, it } from "vitest";
import { nameOfKey, readKeys, STANDARD_KEYS, withKey } from "../../src/app/keys";

describe("the keys at the table", () => {
  it("are found by their letter, small or capital", () => {
    expect(nameOfKey(STANDARD_KEYS, "i")).toBe("hint");
    expect(nameOfKey(STANDARD_KEYS, "S")).toBe("S");
    expect(nameOfKey(STANDARD_KEYS, "x")).toBeNull();
    expect(nameOfKey(STANDARD_KEYS, "Enter")).toBeNull();
  });

  it("can be changed one by one, also to a sign or to a letter of another alphabet", () => {
    const changed = { ...STANDARD_KEYS, hint: "X" };
    expect(withKey(STANDARD_KEYS, "hint", "x")).toEqual(changed);
    expect(withKey(changed, "help", "é")).toEqual({ ...changed, help: "É" });
    expect(withKey(changed, "undo", "-")).toEqual({ ...changed, undo: "-" });
    expect(withKey(changed, "hint", "x")).toEqual(changed);
  });

  it("keep to one thing each", () => {
    expect(withKey(STANDARD_KEYS, "hint", "l")).toEqual({ kind: "taken", by: "last" });
    expect(withKey(STANDARD_KEYS, "H", "s")).toEqual({ kind: "taken", by: "S" });
  });

  it("leave the ranks to the cards", () => {
    for (const rank of "akqjt1234567890") {
      expect(withKey(STANDARD_KEYS, "hint", rank)).toEqual({ kind: "rank" });
    }
  });

  it("are single characters that can be seen", () => {
    for (const typed of ["", " ", "ab", "\n", "\u0007", "ß"]) {
      expect(withKey(STANDARD_KEYS, "hint", typed)).toEqual({ kind: "no_key" });
    }
  });
});

describe("kept keys", () => {
  it("are read again", () => {
    const kept = { ...STANDARD_KEYS, hint: "X", C: "Y" };
    expect(readKeys(kept)).toEqual(kept);
  });

  it("fall back one by one where they cannot be used", () => {
    const kept = { hint: 7, last: "", undo: "k", claim: "ab", next: null, menu: "x", strange: "y" };
    expect(readKeys(kept)).toEqual({ ...STANDARD_KEYS, menu: "X" });
  });

  it("fall back altogether where two are the same", () => {
    expect(readKeys({ hint: "x", last: "X" })).toEqual(STANDARD_KEYS);
    expect(readKeys({ hint: "U" })).toEqual(STANDARD_KEYS);
  });

  it.each([null, undefined, 7, "keys", [], {}, true])("fall back altogether for %j", (kept) => {
    expect(readKeys(kept)).toEqual(STANDARD_KEYS);
  });
});
