/** What is said of a challenge in several places. */

import { dayText } from "../../texts/dates";
import { t } from "../../texts/texts";
import { settings } from "../../app/settings";
import { isolated } from "../../texts/words";
import type { Same } from "../../wire/api";
import type { SameOther } from "../../wire/server";

/** The other one of a challenge for two, once they have come. */
export function theOther({ others }: Pick<Same, "others">): SameOther | undefined {
  return others[0];
}

/** What the other one of a challenge for two is called: another name than the own one. */
export function otherName(same: Pick<Same, "me" | "others">): string {
  const name = theOther(same)?.name;
  if (!name || settings.value.hideNames) return t("same-friend");
  return isolated(name === same.me ? `${name} (2)` : name);
}

/** A day in the language in use, from seconds since 1970-01-01 UTC. */
export function dayOf(seconds: number): string {
  return dayText(new Date(seconds * 1000).toISOString().slice(0, 10), {
    day: "numeric",
    month: "long",
  });
}

/** A result, such as `9–4`, the own count first. */
export function resultText([own, opponents]: readonly [number, number]): string {
  return `${own}–${opponents}`;
}

/** Who of two is ahead and by how much, in a sentence. */
export function aheadInWords(same: Same): string {
  const other = theOther(same);
  if (other === undefined || other.decided === 0)
    return t(same.over ? "same-nothing" : "same-undecided");
  const { sums, decided } = other;
  const by = Math.abs(sums[0] - sums[1]);
  const args = {
    by,
    unit: same.terms.unit,
    name: otherName(same),
    on: t("same-on", { decided }),
  };
  if (by === 0) return t(same.over ? "same-as-good" : "same-ahead-none", args);
  if (sums[0] > sums[1]) return t(same.over ? "same-better" : "same-ahead-you", args);
  return t(same.over ? "same-worse" : "same-ahead-them", args);
}
