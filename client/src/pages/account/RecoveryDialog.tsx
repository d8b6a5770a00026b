/** Signing in by one of the codes on paper. */

import { useState } from "preact/hooks";
import { Button } from "../../components/Button";
import { Dialog } from "../../components/Dialog";
import { Form } from "../../components/Form";
import { Problem } from "../../components/Problem";
import { TextField } from "../../components/TextField";
import { useTask } from "../../components/useTask";
import { t } from "../../texts/texts";
import { people } from "../../wire/people";

interface RecoveryProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RecoveryDialog({ onClose, onDone }: RecoveryProps) {
  const [code, setCode] = useState("");
  const { run, problem } = useTask();
  const recover = async (): Promise<void> => {
    await people.recover(code);
    onDone();
  };
  return (
    <Dialog title={t("account-use-code")} onClose={onClose}>
      <Form class="ask" onSend={() => void run(recover)}>
        <p>{t("account-code-about")}</p>
        <TextField
          label={t("account-code")}
          maxLength={60}
          spellcheck={false}
          class="code"
          value={code}
          onChange={setCode}
        />
        <Problem text={problem} />
        <Button look="main" text={t("account-sign-in")} />
      </Form>
    </Dialog>
  );
}
