/** Moments as people say them. */

import { language, t } from "./texts";

/** The time of day for a moment of today, else its day; in seconds since 1970-01-01 UTC. */
export function whenShort(at: number): string {
  const moment = new Date(at * 1000);
  const isToday = moment.toDateString() === new Date().toDateString();
  const parts: Intl.DateTimeFormatOptions = isToday
    ? { hour: "numeric", minute: "2-digit" }
    : { weekday: "short", day: "numeric", month: "short" };
  return written(moment, parts);
}

/** A day in the language in use, such as "Tuesday, December 1". */
export function dayText(day: string, options: Intl.DateTimeFormatOptions): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  return written(midnight, { ...options, timeZone: "UTC" });
}

/** A day within a sentence: "today", its name for one of the last week, else its date. */
export function daySaid(at: number): string {
  const moment = new Date(at * 1000);
  const now = new Date();
  if (moment.toDateString() === now.toDateString()) {
    const today = new Intl.RelativeTimeFormat(language.value ?? "en", { numeric: "auto" });
    return today.format(0, "day");
  }
  const isRecent = now.getTime() - moment.getTime() < 6 * 24 * 3_600_000;
  const parts: Intl.DateTimeFormatOptions = isRecent
    ? { weekday: "long" }
    : { day: "numeric", month: "long" };
  const day = written(moment, parts);
  return isRecent ? day : t("day-dated", { day });
}

/** The date of a moment, such as "Dec 1, 2026". */
export function dateText(at: number): string {
  return written(new Date(at * 1000), { dateStyle: "medium" });
}

/** The month of a moment, such as "December 2026". */
export function monthText(at: number): string {
  const parts: Intl.DateTimeFormatOptions = { month: "long", year: "numeric" };
  return written(new Date(at * 1000), parts);
}

/** A moment in the language in use; the first of a month is "1er" in French. */
function written(moment: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language.value ?? "en", options)
    .formatToParts(moment)
    .map(({ type, value }) =>
      type === "day" && value === "1" ? t("day-number", { day: 1 }) : value,
    )
    .join("");
}
