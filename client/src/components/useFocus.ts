/** Puts the focus on what has just come into the page, without scrolling to it. */

import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * @param inputs whenever one of them changes, the focus goes there again.
 * @returns the reference for the element.
 */
export function useFocus<Focused extends HTMLElement>(inputs: readonly unknown[] = []) {
  const place = useRef<Focused>(null);
  useLayoutEffect(() => place.current?.focus({ preventScroll: true }), inputs);
  return place;
}
