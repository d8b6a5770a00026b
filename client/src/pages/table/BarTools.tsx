/** What stands in the bar beside the menu: the seal of the deal, and whether others may watch. */

import { Icon } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { TableView } from "../../wire/messages";
import { SealButton } from "./receipt/SealButton";

export function BarTools({ table }: { readonly table: TableView }) {
  return (
    <>
      <SealButton table={table} />
      {table.watched !== null && (
        <span class="watch-mark" role="img" aria-label={t("watch-mark")} title={t("watch-mark")}>
          <Icon name="eye" />
        </span>
      )}
    </>
  );
}
