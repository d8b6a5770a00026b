/** Which deals of two have been decided since this browser has last shown the challenge. */

import { useEffect, useRef } from "preact/hooks";
import { keep, kept } from "../../app/storage";
import type { Same } from "../../wire/api";

/** Where the decided deals are remembered, as numbers with blanks between them. */
const key = (id: string): string => `same-${id}`;

export function useOpening({ id, others }: Same): ReadonlySet<number> {
  const shown = useRef<ReadonlySet<number> | null>(null);
  shown.current ??= new Set((kept(key(id)) ?? "").split(" ").map(Number));
  const before = shown.current;
  const decided = (others[0]?.deals ?? []).flatMap(({ ahead }, index) =>
    ahead === null ? [] : [index + 1],
  );
  const text = decided.join(" ");
  useEffect(() => keep(key(id), text), [id, text]);
  return new Set(decided.filter((number) => !before.has(number)));
}
