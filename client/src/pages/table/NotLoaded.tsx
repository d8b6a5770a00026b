/** What is said where a part of the table cannot be loaded; the cards stay as they are. */

import { useState } from "preact/hooks";
import { reloadIfReachable } from "../../app/load";
import { Button } from "../../components/Button";
import { Dialog } from "../../components/Dialog";
import { t } from "../../texts/texts";

interface NotLoadedProps {
  readonly kind: "outdated" | "unreachable";
  readonly onClose: () => void;
}

export function NotLoaded({ kind, onClose }: NotLoadedProps) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const close = (): void => {
    setClosed(true);
    onClose();
  };
  const text = kind === "outdated" ? "link-too-old" : "link-unreachable";
  return (
    <Dialog title={t(text)} onClose={close}>
      <p>{t(`${text}-about`)}</p>
      <div class="go">
        <Button
          look="main"
          text={t(kind === "outdated" ? "link-reload" : "link-again")}
          onClick={() => void reloadIfReachable()}
        />
      </div>
    </Dialog>
  );
}
