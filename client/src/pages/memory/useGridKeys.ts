/** The keyboard in the grid of places: arrows, a suit and then a rank, and the check. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { nameOfKey } from "../../app/keys";
import { settings } from "../../app/settings";
import { placeBeside, type SuitRow } from "../../memory/places";
import { keys as keysNow, rankOfKey } from "../../texts/letters";
import type { CardCode } from "../../wire/server";

interface Grid {
  readonly rows: readonly SuitRow[];
  readonly places: readonly CardCode[];
  readonly onCheck: () => void;
}

const SUITS = ["S", "H", "D", "C"];

export function useGridKeys({ rows, places, onCheck }: Grid) {
  const grid = useRef<HTMLDivElement>(null);
  const first = rows.flatMap(({ cards }) => cards).find((card) => places.includes(card));
  const [reachable, reach] = useState<CardCode | null>(first ?? null);
  const suit = useRef<string | null>(null);
  const focus = (card: CardCode | undefined): boolean => {
    const button = grid.current?.querySelector<HTMLElement>(`button[data-card="${card ?? ""}"]`);
    button?.focus();
    return button !== null && button !== undefined;
  };
  const letter = (key: string): boolean => {
    const name = nameOfKey(keysNow(), key) ?? "";
    if (SUITS.includes(name)) {
      suit.current = name;
      return focus(places.find((card) => card.charAt(1) === name && isInSight(rows, card)));
    }
    const wanted = suit.current ?? reachable?.charAt(1);
    return focus(places.find((card) => card === `${rankOfKey(key)}${wanted ?? ""}`));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    if (event.key === "Enter" && event.ctrlKey) {
      event.preventDefault();
      onCheck();
      return;
    }
    if (event.ctrlKey || reachable === null) return;
    const isLetter = settings.value.keys && event.key.length === 1 && event.key !== " ";
    const isMoved = isLetter
      ? letter(event.key)
      : focus(placeBeside(rows, places, reachable, event.key));
    if (isMoved) event.preventDefault();
  };
  // Before the page is painted: whoever sees the cards may press a key.
  useLayoutEffect(() => {
    if (reachable !== null && !places.includes(reachable)) reach(first ?? null);
  }, [places]);
  return { grid, press, reachable, reach };
}

function isInSight(rows: readonly SuitRow[], card: CardCode): boolean {
  return rows.some(({ cards }) => cards.includes(card));
}
