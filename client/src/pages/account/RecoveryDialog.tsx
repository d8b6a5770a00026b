/** Signing in by one of the codes on paper. */

import { useState } from "preact/hooks";
import { Dialog } from "../../components/Dialog";
import { Problem } from "../../components/Problem";
import { t } from "../../texts/texts";
import { inWords } from "../../wire/failure";
import { people } from "../../wire/people";

interface RecoveryProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RecoveryDialog({ onClose, onDone }: RecoveryProps) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const recover = async (): Promise<void> => {
    setProblem(null);
    try {
      await people.recover(code);
      onDone();
    } catch (error) {
      setProblem(inWords(error));
    }
  };
  return (
    <Dialog title={t("account-use-code")} onClose={onClose}>
      <form
        class="ask"
        onSubmit={(event) => {
          event.preventDefault();
          void recover();
        }}
      >
        <p>{t("account-code-about")}</p>
        <label class="name">
          <span>{t("account-code")}</span>
          <input
            type="text"
            maxLength={60}
            autoComplete="off"
            spellcheck={false}
            class="code"
            value={code}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <Problem text={problem} />
        <button type="submit" class="btn main">
          {t("account-sign-in")}
        </button>
      </form>
    </Dialog>
  );
}
