/** Deleting all that is kept, once it has been written out that this is meant. */

import { useState } from "preact/hooks";
import { Button } from "../../components/Button";
import { Dialog } from "../../components/Dialog";
import { Form } from "../../components/Form";
import { Problem } from "../../components/Problem";
import { TextField } from "../../components/TextField";
import { useTask } from "../../components/useTask";
import { deleteData } from "../../people/ownData";
import { t } from "../../texts/texts";
import type { Account } from "../../wire/people";

interface DeleteProps {
  readonly account: Account;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ account, onSave, onClose }: DeleteProps) {
  const [typed, setTyped] = useState("");
  const { run, isBusy, problem } = useTask({ staysBusy: true });
  const word = account.person?.name ?? t("account-delete-word");
  const isMeant = typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
  return (
    <Dialog title={t("account-delete-title")} onClose={onClose}>
      <p>
        {t(account.person === null ? "account-delete-guest" : "account-delete-about", {
          hands: account.kept.hands,
        })}
      </p>
      <p>{t("account-delete-others")}</p>
      <Form
        class="ask"
        onSend={() => {
          if (isMeant) void run(deleteData);
        }}
      >
        <TextField label={t("account-delete-type", { word })} value={typed} onChange={setTyped} />
        <Problem text={problem} />
        <div class="go">
          <Button icon="down" text={t("account-save-first")} onClick={onSave} />
          <Button
            look="danger sure"
            text={t("account-delete-sure")}
            isOff={!(isMeant && !isBusy)}
          />
        </div>
      </Form>
    </Dialog>
  );
}
