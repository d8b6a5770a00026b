/** Taking an open match from the list, once it has been confirmed. */

import { settings } from "../../app/settings";
import { useState } from "preact/hooks";
import { forgetTable, pageOf } from "../../app/ownTables";
import { Dialog } from "../../components/Dialog";
import { IconButton } from "../../components/drawings";
import { t } from "../../texts/texts";
import { occupantName } from "../../texts/words";
import { api } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { opponentOf, type TableView } from "../../wire/messages";
import { Problem } from "../../components/Problem";

interface RemoveTableProps {
  readonly table: TableView;
  readonly onRemoved: (table: string) => void;
}

export function RemoveTable({ table, onRemoved }: RemoveTableProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const name = occupantName(table.seats[opponentOf(table.me)], settings.value.hideNames);
  const close = (): void => setOpen(false);
  const remove = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await api.removeTable(table.id);
      forgetTable(table.id);
      setOpen(false);
      onRemoved(table.id);
    } catch (error) {
      setProblem(inWords(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <IconButton
        icon="bin"
        label={t("home-remove", { name })}
        class="quiet bin"
        onClick={() => {
          setProblem(null);
          setOpen(true);
        }}
      />
      {isOpen && (
        <Dialog title={t("home-remove", { name })} onClose={close}>
          <p>{whatIsLost(table, name)}</p>
          <Problem text={problem} />
          <div class="go">
            <button
              type="button"
              class="btn"
              aria-disabled={isBusy ? "true" : undefined}
              onClick={() => void remove()}
            >
              {t("home-remove-yes")}
            </button>
            <button type="button" class="btn main" onClick={close}>
              {t("home-remove-no")}
            </button>
          </div>
        </Dialog>
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
