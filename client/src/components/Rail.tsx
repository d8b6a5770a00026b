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
  /** Whether nothing is said, because the same stands in words beside it. */
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
    <>
      {!isSilent && <Hidden>{inWords(winners, me, opponent, perStage)}</Hidden>}
      <ol class="ticks" aria-hidden="true">
        {marks.map(({ index, kind, half }) => (
          <li key={index} class={kind + half} />
        ))}
      </ol>
    </>
  );
}

/** How many tricks each side has won, stage by stage. */
function inWords(
  winners: readonly SeatName[],
  me: SeatName,
  name: string,
  perStage: number,
): string {
  if (winners.length === 0) return t("last-trick-none");
  const stages = [winners.slice(0, perStage), winners.slice(perStage)];
  return stages
    .filter((won) => won.length > 0)
    .map((won, index) => {
      const yours = won.filter((seat) => seat === me).length;
      return t("rail-words", { stage: index + 1, yours, theirs: won.length - yours, name });
    })
    .join(" ");
}
