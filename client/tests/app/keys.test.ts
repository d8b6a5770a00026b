import { describe, expect, it } from "vitest";
import {
  FRENCH_KEYS,
  keptKeys,
  keysInForce,
  nameOfKey,
  readKeys,
  STANDARD_KEYS,
  withKey,
  type KeyName,
} from "../../src/app/keys";

/** The keys in force with the international letters, of whatever was kept. */
const inForce = (kept: unknown) => keysInForce(readKeys(kept), STANDARD_KEYS);

describe("the keys at the table", () => {
  it("are found by their letter, small or capital", () => {
    expect(nameOfKey(STANDARD_KEYS, "i")).toBe("hint");
    expect(nameOfKey(STANDARD_KEYS, "S")).toBe("S");
    expect(nameOfKey(STANDARD_KEYS, "y")).toBeNull();
    expect(nameOfKey(STANDARD_KEYS, "Enter")).toBeNull();
  });

  it("can be changed one by one, also to a sign or to a letter of another alphabet", () => {
    const changed = { ...STANDARD_KEYS, hint: "Y" };
    expect(withKey(STANDARD_KEYS, "hint", "y")).toEqual(changed);
    expect(withKey(changed, "help", "é")).toEqual({ ...changed, help: "É" });
    expect(withKey(changed, "undo", "-")).toEqual({ ...changed, undo: "-" });
    expect(withKey(changed, "hint", "y")).toEqual(changed);
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

  it("all differ as they are, and none is that of a rank", () => {
    for (const standard of [STANDARD_KEYS, FRENCH_KEYS]) {
      expect(keysInForce(STANDARD_KEYS, standard)).toEqual(standard);
      for (const [name, key] of Object.entries(standard)) {
        expect(withKey(standard, name as KeyName, key, standard)).toEqual(standard);
      }
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
    const kept = { ...STANDARD_KEYS, hint: "Y", C: "V" };
    expect(readKeys(kept)).toEqual(kept);
  });

  it("fall back one by one where they cannot be used", () => {
    const kept = { hint: 7, last: "", undo: "k", claim: "ab", next: null, menu: "y", strange: "y" };
    expect(inForce(kept)).toEqual({ ...STANDARD_KEYS, menu: "Y" });
  });

  it("fall back altogether where two are the same", () => {
    expect(inForce({ hint: "y", last: "Y" })).toEqual(STANDARD_KEYS);
    expect(inForce({ hint: "U" })).toEqual(STANDARD_KEYS);
  });

  it.each([null, undefined, 7, "keys", [], {}, true])("fall back altogether for %j", (kept) => {
    expect(readKeys(kept)).toEqual(STANDARD_KEYS);
  });
});

describe("the French keys", () => {
  it("name the suits P C K T, and leave R D V to king, queen and jack", () => {
    const { S, H, D, C } = keysInForce(STANDARD_KEYS, FRENCH_KEYS);
    expect([S, H, D, C]).toEqual(["P", "C", "K", "T"]);
    for (const rank of "ardv1234567890") {
      expect(nameOfKey(FRENCH_KEYS, rank)).toBeNull();
      expect(withKey(FRENCH_KEYS, "hint", rank, FRENCH_KEYS)).toEqual({ kind: "rank" });
    }
  });

  it("can be changed, and are kept so that the other letters keep theirs", () => {
    const changed = withKey(FRENCH_KEYS, "hint", "s", FRENCH_KEYS);
    if ("kind" in changed) throw new Error("refused");
    const kept = readKeys(JSON.parse(JSON.stringify(keptKeys(changed, FRENCH_KEYS))));
    expect(keysInForce(kept, FRENCH_KEYS)).toEqual({ ...FRENCH_KEYS, hint: "S" });
    expect(keysInForce(kept, STANDARD_KEYS)).toEqual(STANDARD_KEYS);
  });
});
