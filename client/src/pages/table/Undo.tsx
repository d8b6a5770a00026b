/** Taking a card back in a hand that counts: it is practice from then on, so it is asked. */

import { t } from "../../texts/texts";
import { Sheet } from "./Sheet";

interface UndoProps {
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

export function Undo({ onUndo, onClose }: UndoProps) {
  return (
    <Sheet name="undo" title={t("action-undo")} words={t("practice-undo")} onClose={onClose}>
      <p>{t("practice-undo")}</p>
      <div class="go">
        <button type="button" class="btn main" onClick={onUndo}>
          {t("undo-now")}
        </button>
        <button type="button" class="btn" onClick={onClose}>
          {t("claim-play-on")}
        </button>
      </div>
    </Sheet>
  );
}
