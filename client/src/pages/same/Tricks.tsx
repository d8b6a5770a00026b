/** The tricks of two hands side by side, from the one in which they part on. */

import { Chip, Hidden } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { Trick } from "../../wire/messages";
import type { SameComparison } from "../../wire/server";

/** Where both sit. */
const SEAT = "south";

interface TricksProps {
  readonly comparison: SameComparison;
  readonly name: string;
}

export function Tricks({ comparison: { mine, theirs, parting }, name }: TricksProps) {
  const count = Math.max(mine.tricks.length, theirs.tricks.length);
  const stageTwo = [...mine.tricks, ...theirs.tricks].find(({ stage }) => stage === 2)?.number;
  return (
    <table class="both">
      <thead>
        <tr>
          <th scope="col">{t("same-trick")}</th>
          <th scope="col">{t("same-you")}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, index) => (
          <tr
            key={index}
            class={`${index + 1 === parting?.trick ? "parts" : ""} ${index + 1 === stageTwo ? "stage" : ""}`}
          >
            <th scope="row">
              {index + 1 === stageTwo && <small>{t("same-stage-two")}</small>}
              {index + 1}
            </th>
            <Cell trick={mine.tricks[index]} />
            <Cell trick={theirs.tricks[index]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ trick }: { readonly trick: Trick | undefined }) {
  if (trick === undefined) return <td>–</td>;
  const { leader, lead, follow, winner } = trick;
  const isMine = (card: "lead" | "follow"): string =>
    (card === "lead") === (leader === SEAT) ? "own" : "";
  const isWon = winner === SEAT;
  return (
    <td>
      <span class="pair" aria-hidden="true">
        <i class={isWon ? "won" : ""} />
        <Chip card={lead} class={isMine("lead")} />
        <Chip card={follow} class={isMine("follow")} />
      </span>
      <Hidden>{t("same-trick-cell", { lead, card: follow, won: isWon ? "yes" : "no" })}</Hidden>
    </td>
  );
}
