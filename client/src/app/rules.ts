/** Rule sets as text, in the words that the server reads: a preset, options, or both. */

import type { RulesCatalogue } from "../wire/api";

export type RuleOptions = Readonly<Record<string, string>>;

/** The options that a rule set's text names, the others as in its preset or standard. */
export function readRules(text: string, catalogue: RulesCatalogue): RuleOptions {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const preset = catalogue.presets.find(({ name }) => name === words[0]);
  const standard = catalogue.presets.find(({ name }) => name === "standard");
  const named = words
    .filter((word) => word.includes("="))
    .map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]);
  return { ...(preset ?? standard)?.options, ...(Object.fromEntries(named) as RuleOptions) };
}

/** The value that a rule set's text gives an option; empty where it names none. */
export function valueIn(text: string, option: string): string {
  const start = `${option}=`;
  const word = text.split(/[\s,]+/).find((candidate) => candidate.startsWith(start));
  return word?.slice(start.length) ?? "";
}

/** A rule set as text: a preset's name where one fits, otherwise what is not standard. */
export function writeRules(options: RuleOptions, catalogue: RulesCatalogue): string {
  const same = (other: RuleOptions): boolean =>
    Object.entries(other).every(([name, value]) => options[name] === value);
  const preset = catalogue.presets.find((candidate) => same(candidate.options));
  if (preset !== undefined) return preset.name;
  const standard = catalogue.presets.find(({ name }) => name === "standard")?.options ?? {};
  const changed = Object.entries(options).filter(([name, value]) => standard[name] !== value);
  return changed.map(([name, value]) => `${name}=${value}`).join(" ");
}
