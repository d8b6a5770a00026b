/** The title of a page, which takes the focus when the page has come in the place of another. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface HeadingProps {
  readonly id?: string;
  readonly children: ComponentChildren;
}

export function Heading({ id, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const active = document.activeElement ?? document.body;
    if (active === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 id={id} ref={heading} tabIndex={-1} data-refuge>
      {children}
    </h1>
  );
}
