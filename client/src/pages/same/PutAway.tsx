/** Putting a challenge away, once it has been confirmed. */

import { useState } from "preact/hooks";
import { forgetInvitation } from "../../app/ownTables";
import { go } from "../../app/route";
import { forget } from "../../app/storage";
import { Button } from "../../components/Button";
import { Confirm } from "../../components/Confirm";
import { t } from "../../texts/texts";
import { api, type Same } from "../../wire/api";
import { otherName } from "./words";

export function PutAway({ same }: { readonly same: Same }) {
  const [isOpen, setOpen] = useState(false);
  const remove = async (): Promise<void> => {
    await api.removeSame(same.id);
    forgetInvitation(same.id);
    forget(`same-${same.id}`);
    go("same");
  };
  return (
    <div>
      <Button look="quiet" icon="bin" text={t("same-put-away")} onClick={() => setOpen(true)} />
      {isOpen && (
        <Confirm
          title={t("same-put-away")}
          about={aboutOf(same)}
          yes={t("same-put-away-yes")}
          no={t("same-put-away-no")}
          onYes={remove}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function aboutOf(same: Same): string {
  if (same.others.length === 0) return t("same-put-away-open");
  if (same.terms.people === 2) return t("same-put-away-about", { name: otherName(same) });
  return t(same.inviter && same.open ? "same-put-away-closes" : "same-put-away-group");
}
