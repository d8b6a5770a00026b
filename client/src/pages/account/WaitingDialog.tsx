/** While the device asks for a finger, a face or a code. */

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
        <button type="button" class="btn" onClick={onCancel}>
          {t("account-cancel")}
        </button>
      </div>
    </Dialog>
  );
}
