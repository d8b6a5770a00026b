/** Failures of the server in words. */

import { valueIn } from "../app/rules";
import { hasText, t } from "../texts/texts";
import { ApiError, type Place } from "./api";

/**
 * What went wrong, as a sentence.
 *
 * @param rules the rule set that was asked for, as text, to be named where it was refused.
 */
export function inWords(error: unknown, rules = ""): string {
  if (!(error instanceof ApiError)) return t("home-failed");
  if (error.place !== null) return whatIsWrong(error.code, error.place);
  if (RULES.has(error.code)) return t("rules-refused", { reason: whyNoRules(error, rules) });
  const known = `refused-${error.code}`;
  return hasText(known) ? t(known) : error.message || t("home-failed");
}

const RULES = new Set(["bad_option", "options_clash", "unknown_option", "unknown_preset"]);

/** What is wrong in a text, and where. */
function whatIsWrong(code: string, { line, column }: Place): string {
  const known = `record-fault-${code}`;
  // As text: the number of a line takes no comma.
  const place = { line: String(line), column: String(column) };
  return t(hasText(known) ? known : "record-fault", place);
}

function whyNoRules({ code, options }: ApiError, rules: string): string {
  const [first, second] = options;
  if (first === undefined) return t("rules-unreadable");
  const option = t(`option-${first}`);
  if (second !== undefined)
    return t(`refused-${code}`, { first: option, second: t(`option-${second}`) });
  const value = valueIn(rules, first).split("=").at(-1) || "…";
  return t(`refused-${code}`, { option, value });
}
