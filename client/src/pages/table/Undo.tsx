/** Taking a card back in a hand that counts: it is practice from then on, so it is asked. */

import { Button } from "../../components/Button";
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
        <Button look="main" text={t("undo-now")} onClick={onUndo} />
        <Button text={t("claim-play-on")} onClick={onClose} />
      </div>
    </Sheet>
  );
}
