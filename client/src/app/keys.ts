/** The single keys that act at the table: the standard ones, and those that a player prefers. */

import type { Suit } from "../wire/messages";

/** What a single key does: one of the four actions, something else, or a way to a suit. */
export type KeyName =
  "hint" | "last" | "undo" | "claim" | "next" | "menu" | "help" | "mistake" | Suit;

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
};

export const KEY_NAMES = Object.keys(STANDARD_KEYS) as readonly KeyName[];

/** The keys that go to a card of their rank; they do nothing else. */
const RANKS = "AKQJT1234567890";

/** A typed character as a key is kept; null for one that is none, such as a space. */
export function asKey(typed: string): string | null {
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
export function withKey(keys: Keys, name: KeyName, typed: string): Keys | Clash {
  const key = asKey(typed);
  if (key === null) return { kind: "no_key" };
  if (RANKS.includes(key)) return { kind: "rank" };
  const by = nameOfKey(keys, key);
  if (by !== null && by !== name) return { kind: "taken", by };
  return { ...keys, [name]: key };
}

/** Keys that were kept. One that cannot be used is the standard one; if two clash, all are. */
export function readKeys(kept: unknown): Keys {
  const own = KEY_NAMES.map((name) => {
    const typed: unknown = typeof kept === "object" && kept !== null && Reflect.get(kept, name);
    const key = typeof typed === "string" ? asKey(typed) : null;
    return [name, key === null || RANKS.includes(key) ? STANDARD_KEYS[name] : key] as const;
  });
  const isClear = new Set(own.map(([, key]) => key)).size === own.length;
  return isClear ? (Object.fromEntries(own) as Record<KeyName, string>) : STANDARD_KEYS;
}
