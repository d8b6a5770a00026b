/** The single keys that act at the table: the standard ones, and those that a player prefers. */

import type { Reading } from "../speech/read";
import type { Suit } from "../wire/messages";

/** The keys that read something aloud, or say once more what was said. */
type SpeakingKey = Reading | "repeat" | "earlier" | "later";

/** What a single key does: one of the four actions, something else, or a way to a suit. */
export type KeyName =
  "hint" | "last" | "undo" | "claim" | "next" | "menu" | "help" | "mistake" | SpeakingKey | Suit;

/** One key for each: a capital letter, a digit or a sign. */
export type Keys = Readonly<Record<KeyName, string>>;

export const STANDARD_KEYS: Keys = {
  S: "S",
  H: "H",
  D: "D",
  C: "C",
  hint: "I",
  last: "L",
  undo: "U",
  claim: "R",
  next: "N",
  menu: "M",
  help: "?",
  mistake: "E",
  table: "B",
  hand: "O",
  trick: "W",
  score: "G",
  known: "X",
  repeat: "Z",
  earlier: ",",
  later: ".",
};

/** The same where kings are R, queens D and jacks V: suits by their French names. */
export const FRENCH_KEYS: Keys = { ...STANDARD_KEYS, S: "P", H: "C", D: "K", C: "T", claim: "F" };

export const KEY_NAMES = Object.keys(STANDARD_KEYS) as readonly KeyName[];

/** The keys that go to a card of their rank, beside these standard keys; they do nothing else. */
function ranksBeside(standard: Keys): string {
  return standard === FRENCH_KEYS ? "ARDV1234567890" : "AKQJT1234567890";
}

/** A typed character as a key is kept; null for one that is none, such as a space. */
function asKey(typed: string): string | null {
  const key = typed.toUpperCase();
  return key.length === 1 && /[\p{L}\p{N}\p{P}\p{S}]/u.test(key) ? key : null;
}

/** What a key does; null for nothing. */
export function nameOfKey(keys: Keys, typed: string): KeyName | null {
  const key = asKey(typed);
  return KEY_NAMES.find((name) => keys[name] === key) ?? null;
}

/** Why a key cannot be given to something. */
export type Clash =
  { readonly kind: "rank" | "no_key" } | { readonly kind: "taken"; readonly by: KeyName };

/** The keys with one changed, or why it cannot be. */
export function withKey(
  keys: Keys,
  name: KeyName,
  typed: string,
  standard: Keys = STANDARD_KEYS,
): Keys | Clash {
  const key = asKey(typed);
  if (key === null) return { kind: "no_key" };
  if (ranksBeside(standard).includes(key)) return { kind: "rank" };
  const by = nameOfKey(keys, key);
  if (by !== null && by !== name) return { kind: "taken", by };
  return { ...keys, [name]: key };
}

/** A player's own keys where they can be used, the rest standard; all standard if two clash. */
export function keysInForce(own: Keys, standard: Keys): Keys {
  const ranks = ranksBeside(standard);
  const found = KEY_NAMES.map((name) => {
    const isOwn = own[name] !== STANDARD_KEYS[name] && !ranks.includes(own[name]);
    return [name, isOwn ? own[name] : standard[name]] as const;
  });
  const isClear = new Set(found.map(([, key]) => key)).size === found.length;
  return isClear ? (Object.fromEntries(found) as Record<KeyName, string>) : standard;
}

/** How keys in force are kept: a standard one by its international letter. */
export function keptKeys(keys: Keys, standard: Keys): Keys {
  const kept = KEY_NAMES.map((name) => {
    const key = keys[name] === standard[name] ? STANDARD_KEYS[name] : keys[name];
    return [name, key] as const;
  });
  return Object.fromEntries(kept) as Record<KeyName, string>;
}

/** Keys that were kept; what is none is the standard one. */
export function readKeys(kept: unknown): Keys {
  const own = KEY_NAMES.map((name) => {
    const typed: unknown = typeof kept === "object" && kept !== null && Reflect.get(kept, name);
    const key = typeof typed === "string" ? asKey(typed) : null;
    return [name, key ?? STANDARD_KEYS[name]] as const;
  });
  return Object.fromEntries(own) as Record<KeyName, string>;
}
