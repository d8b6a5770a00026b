/** Ten recovery codes, shown once. */

import { useState } from "preact/hooks";
import { copyText } from "../../app/copy";
import { Button } from "../../components/Button";
import { Dialog } from "../../components/Dialog";
import { Icon } from "../../components/drawings";
import { t } from "../../texts/texts";

interface CodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

export function CodesDialog({ codes, onClose }: CodesProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog title={t("account-codes")} onClose={onClose}>
      <p>{t("account-codes-about")}</p>
      <ol class="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="go">
        <button
          type="button"
          class="btn"
          onClick={(event) => void copyText(codes.join("\n"), event.currentTarget).then(setCopied)}
        >
          <Icon name="copy" />
          <span aria-live="polite">{t(isCopied ? "invite-copied" : "account-codes-copy")}</span>
        </button>
        <Button look="main" text={t("account-codes-kept")} onClick={onClose} />
      </div>
    </Dialog>
  );
}
