/** While the device asks for a finger, a face or a code. */

import { Button } from "../../components/Button";
import { Dialog } from "../../components/Dialog";
import { t } from "../../texts/texts";

export function WaitingDialog({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <Dialog title={t("account-waiting")} onClose={onCancel}>
      <p class="row waiting">
        <span class="spin" aria-hidden="true" />
        <span>{t("account-waiting-about")}</span>
      </p>
      <div class="go">
        <Button text={t("account-cancel")} onClick={onCancel} />
      </div>
    </Dialog>
  );
}
