/** Rule sets as text, in the words that the server reads: a preset, options, or both. */

import type { RulesCatalogue } from "../wire/api";

type Options = Readonly<Record<string, string>>;

/** The options that a rule set's text names, the others as in its preset or standard. */
export function readRules(text: string, catalogue: RulesCatalogue): Options {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const preset = catalogue.presets.find(({ name }) => name === words[0]);
  const standard = catalogue.presets.find(({ name }) => name === "standard");
  const named = words
    .filter((word) => word.includes("="))
    .map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]);
  return { ...(preset ?? standard)?.options, ...(Object.fromEntries(named) as Options) };
}

/** A rule set as text: a preset's name where one fits, otherwise what is not standard. */
export function writeRules(options: Options, catalogue: RulesCatalogue): string {
  const same = (other: Options): boolean =>
    Object.entries(other).every(([name, value]) => options[name] === value);
  const preset = catalogue.presets.find((candidate) => same(candidate.options));
  if (preset !== undefined) return preset.name;
  const standard = catalogue.presets.find(({ name }) => name === "standard")?.options ?? {};
  const changed = Object.entries(options).filter(([name, value]) => standard[name] !== value);
  return changed.map(([name, value]) => `${name}=${value}`).join(" ");
}
