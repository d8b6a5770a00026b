/** Closing the link of a challenge for good, once it has been confirmed. */

import { useState } from "preact/hooks";
import { Dialog } from "../../../components/Dialog";
import { Icon } from "../../../components/drawings";
import { Problem } from "../../../components/Problem";
import { t } from "../../../texts/texts";
import { api, type Same } from "../../../wire/api";
import { inWords } from "../../../wire/failure";

interface CloseLinkProps {
  readonly same: Same;
  readonly onChange: (same: Same) => void;
}

export function CloseLink({ same, onChange }: CloseLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = async (): Promise<void> => {
    try {
      onChange(await api.closeSame(same.id));
    } catch (error) {
      setProblem(inWords(error));
    }
  };
  return (
    <div class="row">
      <button type="button" class="btn quiet" onClick={() => setOpen(true)}>
        <Icon name="close" />
        {t("same-close")}
      </button>
      {isOpen && (
        <Dialog title={t("same-close")} onClose={() => setOpen(false)}>
          <p>{t("same-close-about")}</p>
          <Problem text={problem} />
          <div class="go">
            <button type="button" class="btn" onClick={() => void close()}>
              {t("same-close-yes")}
            </button>
            <button type="button" class="btn main" onClick={() => setOpen(false)}>
              {t("same-close-no")}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
