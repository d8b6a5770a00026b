/** The keyboard at the table. A letter never plays a card by itself. */

import { useRef } from "preact/hooks";
import { nameOfKey } from "../../app/keys";
import { settings } from "../../app/settings";
import { useKeydown } from "../../components/useKeydown";
import type { Reading } from "../../speech/read";
import { speaker } from "../../speech/speaker";
import { keys, rankOfKey } from "../../texts/letters";
import type { CardCode, Suit } from "../../wire/messages";
import type { Action } from "./Actions";

interface Keyboard {
  readonly cards: readonly CardCode[];
  readonly legal: readonly CardCode[] | null;
  readonly focused: CardCode | null;
  readonly focus: (card: CardCode) => void;
  /** Say that there is no card of a suit. */
  readonly missSuit: (suit: Suit) => void;
  readonly act: (action: Action) => void;
  readonly read: (what: Reading) => void;
  readonly repeat: () => void;
  readonly next: () => void;
  readonly menu: () => void;
  readonly help: () => void;
  /** Close what is open, or finish what moves. */
  readonly escape: () => void;
}

export function useKeys(keyboard: Keyboard): void {
  const suit = useRef<string | null>(null);
  useKeydown((event) => {
    if (!isElsewhere(event.target) && press(event.key, keyboard, suit)) event.preventDefault();
  });
}

/** Whether the key belongs to a field or an open dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog, input, select, textarea") !== null;
}

function press(key: string, keyboard: Keyboard, suit: { current: string | null }): boolean {
  const { cards, legal, focused } = keyboard;
  const place = focused === null ? -1 : cards.indexOf(focused);
  const move = (card: CardCode | undefined): boolean => {
    if (card !== undefined) keyboard.focus(card);
    return card !== undefined;
  };
  switch (key) {
    case "ArrowRight":
      return move(cards[Math.min(place + 1, cards.length - 1)]);
    case "ArrowLeft":
      return move(cards[Math.max(place - 1, 0)]);
    case "ArrowUp":
      return move(nextAfter(cards, place, (card) => legal?.includes(card) ?? false));
    case "Home":
      return move(cards[0]);
    case "End":
      return move(cards.at(-1));
    case "Escape":
      keyboard.escape();
      return true;
  }
  return settings.value.keys && key.length === 1 && pressLetter(key, keyboard, suit, move);
}

function pressLetter(
  key: string,
  keyboard: Keyboard,
  suit: { current: string | null },
  move: (card: CardCode | undefined) => boolean,
): boolean {
  const { cards, focused } = keyboard;
  const place = focused === null ? -1 : cards.indexOf(focused);
  const name = nameOfKey(keys(), key);
  switch (name) {
    case "hint":
    case "last":
    case "undo":
    case "claim":
      keyboard.act(name);
      return true;
    case "repeat":
    case "next":
    case "menu":
    case "help":
      keyboard[name]();
      return true;
    case "table":
    case "hand":
    case "trick":
    case "score":
    case "known":
      keyboard.read(name);
      return true;
    case "earlier":
      speaker.back();
      return true;
    case "later":
      speaker.forward();
      return true;
    case "S":
    case "H":
    case "D":
    case "C":
      suit.current = name;
      if (!move(nextAfter(cards, place, (card) => card.charAt(1) === name))) {
        keyboard.missSuit(name);
      }
      return true;
  }
  const rank = rankOfKey(key);
  const wanted = suit.current;
  suit.current = null;
  const isWanted = (card: CardCode): boolean =>
    card.charAt(0) === rank && (wanted === null || card.charAt(1) === wanted);
  return move(nextAfter(cards, place, isWanted));
}

/** The next card after a place, going round, that is one of those looked for. */
function nextAfter(
  cards: readonly CardCode[],
  place: number,
  isWanted: (card: CardCode) => boolean,
): CardCode | undefined {
  return [...cards.slice(place + 1), ...cards.slice(0, place + 1)].find(isWanted);
}
