/** Something that the server is asked for when a page opens. */

import { useEffect, useState } from "preact/hooks";
import { nextWait } from "../wire/silence";

export type Loaded<T> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly value: T }
  | { readonly kind: "failed"; readonly error: unknown; readonly again: () => void };

/**
 * Where no answer came, since the line dropped or the server went, it is asked for again by itself
 * until there is one.
 *
 * @param keys ask again when one of these changes.
 */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ kind: "loading" });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let timer: number | undefined;
    let wait: number | null = 0;
    setLoaded({ kind: "loading" });
    const again = (): void => setTurn(turn + 1);
    const ask = (): void => {
      load().then(
        (value) => isWanted && setLoaded({ kind: "ready", value }),
        (error: unknown) => {
          if (!isWanted) return;
          setLoaded({ kind: "failed", error, again });
          wait = nextWait(error, wait ?? 0);
          if (wait !== null) timer = window.setTimeout(ask, wait);
        },
      );
    };
    ask();
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [...keys, turn]);
  return loaded;
}
