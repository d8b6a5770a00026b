/** A panel beside the cards in play: over the hand on a phone, at the side elsewhere. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { IconButton } from "../../components/drawings";
import { speaker } from "../../speech/speaker";
import { t } from "../../texts/texts";

interface SheetProps {
  readonly name: string;
  readonly title: string;
  /** What stands in it, in words for those who listen. */
  readonly words?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ name, title, words = "", onClose, children }: SheetProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => goBack(panel.current, before);
  }, [name]);
  useEffect(() => speaker.read(words), [name]);
  useLayoutEffect(() => {
    // What had the focus may have made room for something else; the panel keeps it.
    if ((document.activeElement ?? document.body) === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [title, children]);
  return (
    <aside class="sheet panel" ref={panel}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={t("close")} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}

/** Gives the focus back to where it was before the panel, unless it has gone elsewhere since. */
function goBack(panel: HTMLElement | null, before: Element | null): void {
  const isInPanel = panel?.contains(document.activeElement) ?? false;
  if (isInPanel && before instanceof HTMLElement && before.isConnected) before.focus();
}
