/** A panel beside the cards in play: over the hand on a phone, at the side elsewhere. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { IconButton } from "../../components/drawings";
import { t } from "../../texts/texts";

interface SheetProps {
  readonly name: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ name, title, onClose, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [name]);
  return (
    <aside class="sheet panel" aria-labelledby={`${name}-title`}>
      <header>
        <h2 id={`${name}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={t("close")} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
