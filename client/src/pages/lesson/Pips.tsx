/** How far through a lesson: a small place for each question. */

import { t } from "../../texts/texts";
import type { Found } from "./question";

interface PipsProps {
  readonly found: readonly Found[];
  /** The question in hand, from 0. */
  readonly now: number;
}

export function Pips({ found, now }: PipsProps) {
  const label = t("coach-question", { number: now + 1, count: found.length });
  return (
    <div class="so-far" role="img" aria-label={label}>
      {found.map((each, index) => (
        <i key={index} class={index === now ? "now" : each === null ? "" : each ? "ok" : "back"} />
      ))}
    </div>
  );
}
