/** A quiet sign that an answer is on its way; it comes into sight when that takes long. */

import { t } from "../texts/texts";

export function Soon() {
  return (
    <p class="soon">
      <span class="spin" aria-hidden="true" />
      {t("soon")}
    </p>
  );
}
