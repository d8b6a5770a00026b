/** Draws a component again every second, while something is counted. */

import { useEffect, useState } from "preact/hooks";

export function useTick(isOn: boolean): void {
  const [, redraw] = useState({});
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => redraw({}), 1_000);
    return () => clearInterval(timer);
  }, [isOn]);
}
