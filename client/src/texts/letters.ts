/** The letters of the cards: those of the language, or the international ones. */

import { FRENCH_KEYS, STANDARD_KEYS, keysInForce, type Keys } from "../app/keys";
import { settings } from "../app/settings";
import { language, t } from "./texts";

const INTERNATIONAL = "AKQJ";

/** Whether the language in use has letters of its own. */
export function hasOwnLetters(): boolean {
  return t("card-letters") !== INTERNATIONAL;
}

/** What is printed on ace, king, queen and jack now. */
export function courtLetters(): string {
  return settings.value.ownLetters ? t("card-letters") : INTERNATIONAL;
}

/** A rank as it is printed: the ten as 10. */
export function shownRank(rank: string): string {
  if (rank === "T") return "10";
  const place = INTERNATIONAL.indexOf(rank);
  return place < 0 ? rank : courtLetters().charAt(place);
}

/** The rank that a typed character asks for; a ten may be asked for by 0, 1 or T. */
export function rankOfKey(key: string): string {
  const typed = key.toUpperCase();
  if (typed === "0" || typed === "1") return "T";
  const place = courtLetters().indexOf(typed);
  return place < 0 ? typed : INTERNATIONAL.charAt(place);
}

/** The standard keys that go with the letters in use. */
export function standardKeys(): Keys {
  return courtLetters() === INTERNATIONAL ? STANDARD_KEYS : FRENCH_KEYS;
}

/** The keys in force: the player's own ones, the others as the letters ask for. */
export function keys(): Keys {
  return keysInForce(settings.value.ownKeys, standardKeys());
}

/** Keep the printed letters in step with the language and the setting. */
export function followLetters(): void {
  const apply = (): void => {
    document.documentElement.dataset.letters = courtLetters();
  };
  settings.subscribe(apply);
  language.subscribe(apply);
  apply();
}
