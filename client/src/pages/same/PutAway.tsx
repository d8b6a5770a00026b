/** Putting a challenge away, once it has been confirmed. */

import { useState } from "preact/hooks";
import { forgetInvitation } from "../../app/ownTables";
import { go } from "../../app/route";
import { forget } from "../../app/storage";
import { Dialog } from "../../components/Dialog";
import { Icon } from "../../components/drawings";
import { t } from "../../texts/texts";
import { api, type Same } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { Problem } from "../../components/Problem";

interface PutAwayProps {
  readonly same: Same;
  readonly name: string;
}

export function PutAway({ same, name }: PutAwayProps) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    try {
      await api.removeSame(same.id);
      forgetInvitation(same.id);
      forget(`same-${same.id}`);
      go("same");
    } catch (error) {
      setProblem(inWords(error));
    }
  };
  return (
    <div>
      <button type="button" class="btn quiet" onClick={() => setOpen(true)}>
        <Icon name="bin" />
        {t("same-put-away")}
      </button>
      {isOpen && (
        <Dialog title={t("same-put-away")} onClose={() => setOpen(false)}>
          <p>{t(same.joined ? "same-put-away-about" : "same-put-away-open", { name })}</p>
          <Problem text={problem} />
          <div class="go">
            <button type="button" class="btn" onClick={() => void remove()}>
              {t("same-put-away-yes")}
            </button>
            <button type="button" class="btn main" onClick={() => setOpen(false)}>
              {t("same-put-away-no")}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
