/** Closing the link of a challenge for good, once it has been confirmed. */

import { useState } from "preact/hooks";
import { Button } from "../../../components/Button";
import { Confirm } from "../../../components/Confirm";
import { t } from "../../../texts/texts";
import { api, type Same } from "../../../wire/api";

interface CloseLinkProps {
  readonly same: Same;
  readonly onChange: (same: Same) => void;
}

export function CloseLink({ same, onChange }: CloseLinkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="row">
      <Button look="quiet" icon="close" text={t("same-close")} onClick={() => setOpen(true)} />
      {isOpen && (
        <Confirm
          title={t("same-close")}
          about={t("same-close-about")}
          yes={t("same-close-yes")}
          no={t("same-close-no")}
          onYes={async () => onChange(await api.closeSame(same.id))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
