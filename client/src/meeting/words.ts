/** Clocks, ratings and wishes in words. */

import { settings } from "../app/settings";
import { t } from "../texts/texts";
import { isolated } from "../texts/words";
import type { Rating, Wish } from "../wire/meeting";

/** The messages of the clocks; `+` can be in no name of a message. */
const CLOCKS: Readonly<Record<string, string>> = {
  none: "find-clock-none",
  card30: "find-clock-card",
  "match3+5": "find-clock-match",
};

/** A clock in a few words. */
export function clockText(clock: string): string {
  return t(`${CLOCKS[clock] ?? "find-clock-none"}.long`);
}

/** A rating as one figure with its margin, or as a guess. */
export function ratingText({ value, margin, provisional }: Rating): string {
  // As text: a rating takes no comma.
  const figures = { value: String(value), margin: String(margin) };
  return t("rating-about", { ...figures, provisional: provisional ? "yes" : "no" });
}

/** What somebody would like to play. */
export function wishText(wish: Wish): string {
  return t("find-wish", {
    clock: clockText(wish.clock),
    rated: wish.rated ? "yes" : "no",
    rules: wishedRules(wish),
  });
}

export function wishedRules({ preset }: Wish): string {
  return preset === null ? t("find-own-rules") : t(`preset-${preset}`);
}

/** The name of somebody else, where names are shown. */
export function shownName(name: string | null): string | null {
  return settings.value.hideNames ? null : name;
}

/** What somebody else is called, or that they are a guest. */
export function calledText(name: string | null): string {
  const shown = shownName(name);
  return shown === null ? t("find-somebody") : isolated(shown);
}
