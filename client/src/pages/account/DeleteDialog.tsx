/** Deleting all that is kept, once it has been written out that this is meant. */

import { useState } from "preact/hooks";
import { Dialog } from "../../components/Dialog";
import { Icon } from "../../components/drawings";
import { Problem } from "../../components/Problem";
import { deleteData } from "../../people/ownData";
import { t } from "../../texts/texts";
import { inWords } from "../../wire/failure";
import type { Account } from "../../wire/people";

interface DeleteProps {
  readonly account: Account;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ account, onSave, onClose }: DeleteProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const word = account.person?.name ?? t("account-delete-word");
  const isMeant = typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
  const sure = async (): Promise<void> => {
    if (!isMeant || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await deleteData();
    } catch (error) {
      setProblem(inWords(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t("account-delete-title")} onClose={onClose}>
      <p>
        {t(account.person === null ? "account-delete-guest" : "account-delete-about", {
          hands: account.kept.hands,
        })}
      </p>
      <p>{t("account-delete-others")}</p>
      <form
        class="ask"
        onSubmit={(event) => {
          event.preventDefault();
          void sure();
        }}
      >
        <label class="name">
          <span>{t("account-delete-type", { word })}</span>
          <input
            type="text"
            autoComplete="off"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <Problem text={problem} />
        <div class="go">
          <button type="button" class="btn" onClick={onSave}>
            <Icon name="down" />
            {t("account-save-first")}
          </button>
          <button
            type="submit"
            class="btn danger sure"
            aria-disabled={isMeant && !isBusy ? undefined : "true"}
          >
            {t("account-delete-sure")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
