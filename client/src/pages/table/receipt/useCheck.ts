/** The check of a finished hand's deal, made once by this browser. */

import { useEffect, useState } from "preact/hooks";
import { check, type Checked } from "../../../honest/check";
import type { TableView } from "../../../wire/messages";

/** By the secret that was opened. */
const made = new Map<string, Promise<Checked | null>>();

/** What came of it; null while it is made, and where there is nothing to check. */
export function useCheck(table: TableView): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  const secret = table.seal?.secret ?? null;
  useEffect(() => {
    setChecked(null);
    if (secret === null || !table.view?.deal) return undefined;
    let isCurrent = true;
    const checking = made.get(secret) ?? check(table);
    made.set(secret, checking);
    void checking.then((found) => isCurrent && setChecked(found));
    return () => {
      isCurrent = false;
    };
  }, [secret]);
  return checked;
}
