/** A question of a lesson, and how far its answer has come. */

import { t } from "../../texts/texts";
import type { Judged, Lesson } from "../../wire/api";
import type { CardCode } from "../../wire/messages";

export type Question = Lesson["questions"][number];

/**
 * What is going on: the question is asked; the answer is wrong, and waits to be looked at; it is
 * right; or the right card has been played after a wrong one.
 */
export type Step =
  | { readonly kind: "ask" }
  | { readonly kind: "wrong"; readonly judged: Judged; readonly card: CardCode | null }
  | { readonly kind: "right"; readonly judged: Judged; readonly card: CardCode | null }
  | { readonly kind: "shown"; readonly judged: Judged };

/** Whether a question was found at the first try; null for one that has not been answered. */
export type Found = boolean | null;

/** The title of a lesson. */
export function titleOf({ id }: Pick<Lesson, "id">): string {
  return t(`lesson-${id}`);
}
