/** A rank in the strokes of the card indices. */

import { shownRank } from "../../texts/letters";

export function Rank({ rank }: { readonly rank: string }) {
  const shown = shownRank(rank);
  return (
    <span class="n" aria-hidden="true">
      <svg viewBox={`0 0 ${shown === "10" ? 48 : 40} 56`}>
        <use href={`#g-${shown}`} />
      </svg>
    </span>
  );
}
