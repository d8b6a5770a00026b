/** Which deals have been decided since this browser has last shown the challenge. */

import { useEffect, useRef } from "preact/hooks";
import { keep, kept } from "../../app/storage";
import type { Same } from "../../wire/api";

/** Where the decided deals are remembered, as numbers with blanks between them. */
const key = (id: string): string => `same-${id}`;

export function useOpening({ id, deals }: Same): ReadonlySet<number> {
  const shown = useRef<ReadonlySet<number> | null>(null);
  shown.current ??= new Set((kept(key(id)) ?? "").split(" ").map(Number));
  const before = shown.current;
  const decided = deals.filter(({ ahead }) => ahead !== null).map(({ number }) => number);
  const text = decided.join(" ");
  useEffect(() => keep(key(id), text), [id, text]);
  return new Set(decided.filter((number) => !before.has(number)));
}
