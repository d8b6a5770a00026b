/** The rail: one mark for each trick of the hand, theirs above the line, yours below. */

import { t } from "../texts/texts";
import type { SeatName } from "../wire/messages";
import { Hidden } from "./drawings";

interface RailProps {
  /** Who won each finished trick. */
  readonly winners: readonly SeatName[];
  readonly me: SeatName;
  readonly opponent: string;
  /** Tricks of one stage: 13, or 7 with the small pack. */
  readonly perStage: number;
  /** Whether the next trick is under way. */
  readonly isOn: boolean;
  /** Whether every mark is only drawn, because the same is said in words beside it. */
  readonly isSilent?: boolean;
}

export function Rail({ winners, me, opponent, perStage, isOn, isSilent = false }: RailProps) {
  const marks = Array.from({ length: 2 * perStage }, (_, index) => {
    const winner = winners[index];
    const isNow = isOn && index === winners.length;
    const kind = winner === undefined ? (isNow ? "now" : "") : winner === me ? "y" : "t";
    const half = index === perStage ? " two" : index > perStage ? " wide" : "";
    return { index, kind, half };
  });
  return (
    <ol class="ticks" aria-hidden={isSilent ? "true" : undefined}>
      {marks.map(({ index, kind, half }) => (
        <li class={kind + half} aria-hidden={kind === "" ? "true" : undefined}>
          {kind !== "" && !isSilent && (
            <Hidden>{markInWords(index, kind, perStage, opponent)}</Hidden>
          )}
        </li>
      ))}
    </ol>
  );
}

function markInWords(index: number, kind: string, perStage: number, opponent: string): string {
  const isFirst = index < perStage;
  return t("rail-mark", {
    stage: isFirst ? 1 : 2,
    trick: isFirst ? index + 1 : index + 1 - perStage,
    kind: kind === "y" ? "you" : kind === "t" ? "them" : "now",
    name: opponent,
  });
}
