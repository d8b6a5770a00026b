/** How the player opposite is rated, beside the name, where the match counts. */

import { Hidden } from "../../components/drawings";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { meeting } from "../../wire/meeting";
import { opponentOf, type TableView } from "../../wire/messages";

export function SeatRating({ table }: { readonly table: TableView }) {
  const loaded = useLoaded(() => meeting.atTable(table.id), [table.id]);
  const rating = loaded.kind === "ready" ? loaded.value[opponentOf(table.me)] : null;
  if (rating === null) return null;
  // As text: a rating takes no comma.
  const args = { value: String(rating.value), provisional: rating.provisional ? "yes" : "no" };
  return (
    <span class="rating">
      <span aria-hidden="true">{t("seat-rating", args)}</span>
      <Hidden>{t("seat-rating.said", args)}</Hidden>
    </span>
  );
}
