/** Something that the server is asked for when a page opens. */

import { useEffect, useState } from "preact/hooks";

export type Loaded<T> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly value: T }
  | { readonly kind: "failed"; readonly error: unknown };

/** @param keys ask again when one of these changes. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ kind: "loading" });
  useEffect(() => {
    let isWanted = true;
    setLoaded({ kind: "loading" });
    load().then(
      (value) => isWanted && setLoaded({ kind: "ready", value }),
      (error: unknown) => isWanted && setLoaded({ kind: "failed", error }),
    );
    return () => {
      isWanted = false;
    };
  }, keys);
  return loaded;
}
