/** Taking an open match from the list, once it has been confirmed. */

import { settings } from "../../app/settings";
import { useState } from "preact/hooks";
import { forgetTable, pageOf } from "../../app/ownTables";
import { Confirm } from "../../components/Confirm";
import { IconButton } from "../../components/drawings";
import { t } from "../../texts/texts";
import { occupantName } from "../../texts/words";
import { api } from "../../wire/api";
import { opponentOf, type TableView } from "../../wire/messages";

interface RemoveTableProps {
  readonly table: TableView;
  readonly onRemoved: (table: string) => void;
}

export function RemoveTable({ table, onRemoved }: RemoveTableProps) {
  const [isOpen, setOpen] = useState(false);
  const name = occupantName(table.seats[opponentOf(table.me)], settings.value.hideNames);
  const remove = async (): Promise<void> => {
    await api.removeTable(table.id);
    forgetTable(table.id);
    setOpen(false);
    onRemoved(table.id);
  };
  return (
    <>
      <IconButton
        icon="bin"
        label={t("home-remove", { name })}
        class="quiet bin"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Confirm
          title={t("home-remove", { name })}
          about={whatIsLost(table, name)}
          yes={t("home-remove-yes")}
          no={t("home-remove-no")}
          onYes={remove}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** What becomes of the match, of its finished hands, and of whoever plays it too. */
function whatIsLost(table: TableView, name: string): string {
  const opponent = table.seats[opponentOf(table.me)];
  if (opponent === null) return t("home-remove-invitation");
  const isOver = table.phase === "match_over";
  const isWithFriend = opponent.kind === "person" && pageOf(table.id) === "table";
  const about = t(isOver ? "home-remove-wish" : "home-remove-about");
  if (!isWithFriend) return table.rated && !isOver ? `${about} ${t("home-remove-rated")}` : about;
  return `${about} ${t(isOver ? "home-remove-told" : "home-remove-told-open", { name })}`;
}
