/** Sentences as one paragraph in the language in use. */

import { hasText, t } from "../texts/texts";
import type { Sentence } from "./sentence";

/** How much is said. */
export type Length = "long" | "short";

/** One paragraph; empty when everything in it can be done without. */
export function paragraph(sentences: readonly Sentence[], length: Length): string {
  return sentences
    .filter(({ isDetail }) => length === "long" || !isDetail)
    .map((one) => inWords(one, length))
    .join(" ");
}

function inWords({ id: wanted, args }: Sentence, length: Length): string {
  // A refusal that nobody has put in words yet is told in general.
  const id = hasText(wanted) || !wanted.startsWith("refused-") ? wanted : "refused-cannot_now";
  if (length === "short" && hasText(`${id}.short`)) return t(`${id}.short`, args);
  return hasText(`${id}.rest`) ? `${t(id, args)} ${t(`${id}.rest`, args)}` : t(id, args);
}
