/** The tricks so far, each with the upcard that its winner took: what is to be counted. */

import { Chip, Hidden } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { View } from "../../wire/messages";

export function Played({ view }: { readonly view: View }) {
  return (
    <ol class="played-so-far" aria-label={t("coach-played")}>
      {view.tricks.map(({ number, lead, follow, winner, upcard }) => (
        <li key={number}>
          <Chip card={lead} /> <Chip card={follow} />{" "}
          {upcard !== null && (
            <span>
              {t(winner === view.seat ? "coach-you-took" : "coach-they-took")}{" "}
              <Chip card={upcard} />
            </span>
          )}
          <Hidden>.</Hidden>
        </li>
      ))}
    </ol>
  );
}
