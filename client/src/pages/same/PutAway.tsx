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
import { otherName } from "./words";

export function PutAway({ same }: { readonly same: Same }) {
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
          <p>{aboutOf(same)}</p>
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

function aboutOf(same: Same): string {
  if (same.others.length === 0) return t("same-put-away-open");
  if (same.terms.people === 2) return t("same-put-away-about", { name: otherName(same) });
  return t(same.inviter && same.open ? "same-put-away-closes" : "same-put-away-group");
}
