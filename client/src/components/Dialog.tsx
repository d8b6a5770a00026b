/** A panel that stands in front of the page until it is closed. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { goInstead, readRoute } from "../app/route";
import { panelStep } from "../app/steps";
import { LiveRegion } from "../speech/LiveRegion";
import { speaker } from "../speech/speaker";
import { t } from "../texts/texts";
import { IconButton } from "./drawings";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Dialog({ title, onClose, children, class: extra = "" }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => panelStep(() => close.current()), []);
  // Before anything is painted, so that no key comes between the opening and the panel.
  useLayoutEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    heading.current?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // What had the focus is closed off at this moment, and Orca then says nothing of what has it now.
  useEffect(() => speaker.read(title), []);
  return (
    <dialog
      ref={element}
      class={`dialog ${extra}`}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
        else followInstead(event);
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id="dialog-title" ref={heading} tabIndex={-1} data-refuge>
            {title}
          </h2>
          <IconButton icon="close" label={t("close")} onClick={onClose} />
        </div>
        {children}
      </div>
      <LiveRegion />
    </dialog>
  );
}

/** Lets a link within a panel lead on in the place of the panel's step of the history. */
function followInstead(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const hash = link?.getAttribute("href");
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!isPlain || !hash?.startsWith("#/") || link?.target) return;
  event.preventDefault();
  goInstead(...readRoute(hash));
}
