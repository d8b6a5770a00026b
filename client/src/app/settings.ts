/** The player's choices, kept in this browser. */

import type { Pace } from "../memory/pace";
import type { Speed } from "../table/mover";
import type { ClockKind, Grade } from "../wire/server";
import { readKeys, STANDARD_KEYS, type Keys } from "./keys";
import { keep, kept } from "./storage";
import { Store } from "./store";

export interface Settings {
  readonly language: string | null;
  readonly theme: "auto" | "light" | "dark";
  readonly deck: "two" | "four";
  /** Whether cards and keys have the letters of the language, where it has its own. */
  readonly ownLetters: boolean;
  readonly speed: Speed;
  readonly side: "right" | "left";
  readonly tapGuard: boolean;
  readonly sound: boolean;
  /** The coach asks once more before a card that gives away so many tricks; 0 for no coach. */
  readonly coachFrom: number;
  /** How much is spoken at the table to people who use a screen reader. */
  readonly speech: "long" | "short";
  /** Whether the keyboard goes to the card just drawn, and whether only to cards that may be played. */
  readonly focusDrawn: boolean;
  readonly legalOnly: boolean;
  /** Whether single keys act, and which do what. */
  readonly keys: boolean;
  readonly ownKeys: Keys;
  /** Whether the known cards of the opponent are shown, against the computer and against people. */
  readonly memoryComputer: boolean;
  readonly memoryPerson: boolean;
  /** Whether the table asks what the opponent holds when stage two begins against the computer. */
  readonly memoryAsk: boolean;
  /** The last choices of the memory trainer. */
  readonly memoryGrade: Grade;
  readonly memoryPace: Pace;
  readonly memoryPack: 28 | 52;
  /** Whether people who come by a link are shown without their names. */
  readonly hideNames: boolean;
  readonly suitOrder: "SHDC" | "SHCD" | "CDHS";
  readonly trumpsFirst: boolean;
  readonly highFirst: boolean;
  readonly name: string;
  readonly secondName: string;
  /** Whom the first page offers to play against. */
  readonly against: "computer" | "person";
  /** The last choices of whoever looks for a person. */
  readonly findClock: ClockKind;
  readonly findRated: boolean;
  readonly level: string;
  readonly rules: string;
  /** Who deals first, where the rules name a dealer. */
  readonly dealer: "you" | "them";
  readonly hasSeenTour: boolean;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  deck: "two",
  ownLetters: true,
  speed: "normal",
  side: "right",
  tapGuard: false,
  sound: false,
  coachFrom: 0,
  speech: "long",
  focusDrawn: false,
  legalOnly: false,
  keys: true,
  ownKeys: STANDARD_KEYS,
  memoryComputer: false,
  memoryPerson: false,
  memoryAsk: false,
  memoryGrade: "trumps", // the easiest
  memoryPace: "normal",
  memoryPack: 28,
  hideNames: false,
  suitOrder: "SHCD",
  trumpsFirst: true,
  highFirst: true,
  name: "",
  secondName: "",
  against: "computer",
  findClock: "match3+5",
  findRated: true,
  level: "regular", // neither the weakest nor the strongest
  rules: "match10",
  dealer: "them",
  hasSeenTour: false,
};

const KEY = "germanwhist";

/** Read settings; anything missing or of another type than expected falls back to its default. */
export function readSettings(text: string | null): Settings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    stored = null;
  }
  if (typeof stored !== "object" || stored === null) return DEFAULTS;
  const entries = Object.entries(DEFAULTS).map(([name, standard]: [string, unknown]) => {
    const value: unknown = Reflect.get(stored, name);
    if (name === "ownKeys") return [name, readKeys(value)];
    const isFitting = typeof value === typeof standard || (name === "language" && isText(value));
    return [name, isFitting ? value : standard];
  });
  return Object.fromEntries(entries) as Settings;
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

export const settings = new Store<Settings>(readSettings(kept(KEY)));

/** Change some settings and keep them. */
export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  keep(KEY, JSON.stringify(settings.value));
}

/** The seat that deals first at a table opened here, where the rules name a dealer. */
export function chosenDealer(): "north" | "south" {
  return settings.value.dealer === "you" ? "south" : "north";
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

/** The speed in force: a system that asks for little movement gets none. */
export function speedInForce(): Speed {
  return prefersStill.matches ? "off" : settings.value.speed;
}

/** Keep the page's look in step with the settings and the system. */
export function followLook(): void {
  const apply = (): void => {
    const { theme, deck, side } = settings.value;
    const isDark = theme === "dark" || (theme === "auto" && prefersDark.matches);
    const root = document.documentElement.dataset;
    root.theme = isDark ? "dark" : "light";
    root.deck = deck;
    root.side = side;
    root.speed = speedInForce();
  };
  settings.subscribe(apply);
  prefersDark.addEventListener("change", apply);
  prefersStill.addEventListener("change", () => {
    settings.value = { ...settings.value };
  });
  apply();
}
