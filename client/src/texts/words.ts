/** Names for what the server only gives codes for. */

import type { CardCode, Occupant, Suit, TableView } from "../wire/messages";
import { readRules, writeRules, type RuleOptions } from "../app/rules";
import type { RulesCatalogue } from "../wire/api";
import { shownRank } from "./letters";
import { hasText, language, t } from "./texts";

const STANDARD: Readonly<Record<string, string>> = {
  counting: "second_stage",
  hand_score: "difference",
  stake: "1",
  match: "hand",
  target_tie: "higher",
  first_stage_follow: "required",
  objective: "high",
  trumps: "upcard",
  pack: "52",
  first_dealer: "cut",
};

/** The rank of a card as its letter; the ten is `T`. */
export function rankOf(card: CardCode): string {
  return card.charAt(0);
}

export function suitOf(card: CardCode): Suit {
  return card.charAt(1) as Suit;
}

/** A card in words at the beginning of a label, such as "King of hearts". */
export function cardTitle(card: CardCode): string {
  return t("card-title", { rank: rankOf(card), suit: suitOf(card) });
}

/** The name of a computer level, of whatever version; its code, for one that has no name yet. */
export function levelName(level: string): string {
  return levelText(level, "") ?? level;
}

/** How a level plays: `about` in a sentence, `short` in two or three words; null for an unknown one. */
export function levelText(level: string, part: "" | "about" | "short"): string | null {
  const [name = ""] = level.split("@");
  const id = part === "" ? `level-${name}` : `level-${name}.${part}`;
  return hasText(id) ? t(id) : null;
}

/**
 * What somebody at the table is called.
 *
 * @param isHidden whether the names of other people are not to be shown.
 */
export function occupantName(occupant: Occupant | null, isHidden = false): string {
  if (occupant?.name) return isHidden ? t("someone") : isolated(occupant.name);
  if (occupant?.level) return levelName(occupant.level);
  if (occupant?.gone) return t("former-player");
  return t(occupant === null ? "friend" : "someone");
}

/**
 * A name that may stand in any sentence: one that is written from right to left does not turn what
 * stands beside it.
 */
export function isolated(name: string): string {
  return /\p{Bidi_Control}|[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(
    name,
  )
    ? `\u2068${name}\u2069`
    : name;
}

/** The letter of somebody's badge. */
export function letterOf(name: string | null | undefined): string {
  return ([...(name ?? "").trim()][0] ?? "?").toLocaleUpperCase();
}

/** One value of an option, in words. */
function optionValue(option: string, value: string): string {
  const [kind = "", detail] = value.split("=");
  if (detail !== undefined && /^\d+$/.test(detail)) {
    return t(`option-${option}-${kind}`, { number: Number(detail) });
  }
  if (detail !== undefined) {
    const ranks = [...detail].map(shownRank).join(", ");
    return t(`option-${option}-${kind}`, { ranks });
  }
  // The packs for study have a name, though no form offers them.
  if (option === "pack") return t("pack-cards", { number: Number(value) });
  if (option === "stake") return t("option-stake-number", { number: Number(value) });
  return t(`option-${option}-${value}`);
}

/** What a rule set is called: its preset, or what it changes in the standard game. */
export function rulesName(rules: Pick<TableView, "rules" | "preset">): string {
  return rules.preset === null ? changesInWords(rules.rules) : t(`preset-${rules.preset}`);
}

/**
 * What a rule set is called that is given as text, such as `small match=target=10`.
 *
 * @param dealer who deals first where the rules name a dealer, if that is known.
 */
export function rulesText(
  text: string,
  catalogue: RulesCatalogue,
  dealer?: "you" | "them",
): string {
  const options = readRules(text, catalogue);
  const name = writeRules(options, catalogue);
  const isPreset = catalogue.presets.some((preset) => preset.name === name);
  return isPreset ? t(`preset-${name}`) : changesInWords(options, dealer);
}

/** Every option that is not the standard one, by its name and value; a named dealer, if known. */
function changesInWords(options: RuleOptions, dealer?: "you" | "them"): string {
  const inWords = (option: string, value: string): string =>
    option === "first_dealer" && value === "seat" && dealer !== undefined
      ? t(`named-dealer-${dealer}`)
      : optionValue(option, value);
  return Object.entries(options)
    .filter(([option, value]) => value !== STANDARD[option])
    .map(([option, value]) =>
      t("rules-changed", { option: t(`option-${option}`), value: inWords(option, value) }),
    )
    .join(" · ");
}

/** Several names in a row, such as "Margit, Ilse and Aurel". */
export function enumerated(names: readonly string[]): string {
  return new Intl.ListFormat(language.value ?? "en").format(names);
}
