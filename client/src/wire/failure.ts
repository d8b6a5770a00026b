/** Failures of the server in words. */

import { hasText, t } from "../texts/texts";
import { ApiError } from "./api";

/** What went wrong, as a sentence. */
export function inWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t("home-failed");
  if (error.code === "bad_option" || error.code === "options_clash") {
    return t("rules-refused", { reason: error.message });
  }
  const known = `refused-${error.code}`;
  return hasText(known) ? t(known) : error.message || t("home-failed");
}
