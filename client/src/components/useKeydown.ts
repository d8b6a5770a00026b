/** Hears every key that is pressed without Ctrl, Alt or the like. */

import { useLayoutEffect, useRef } from "preact/hooks";

export function useKeydown(hear: (event: KeyboardEvent) => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  // Before anything is painted: whoever sees it may press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) latest.current(event);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
