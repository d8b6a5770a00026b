/**
 * Which page is shown: the part of the address after `#`.
 *
 * That part never leaves the browser, so the secret of an invitation stands in no server's log.
 */

import { isPanelStep } from "./steps";
import { Store } from "./store";

/** The words of the path, such as `["table", "k3v"]`; empty for the first page. */
export const route = new Store<readonly string[]>(readRoute(location.hash));

/** The words of a hash. */
export function readRoute(hash: string): readonly string[] {
  return hash
    .replace(/^#\/?/, "")
    .split("/")
    .filter((word) => word !== "")
    .map(decoded);
}

/** A word of an address; one that nobody has encoded stays as it is. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** The address of a page within this site, for a link. */
export function href(...words: readonly string[]): string {
  return `#/${words.map(encodeURIComponent).join("/")}`;
}

/** Go to a page. */
export function go(...words: readonly string[]): void {
  if (isPanelStep()) goInstead(...words);
  else location.hash = href(...words);
}

/** Go to a page in the place of this one, to which the way back then does not lead. */
export function goInstead(...words: readonly string[]): void {
  settleAt(...words); // not `location.replace`: WebKit keeps the state of the step before
  scrollTo(0, 0);
}

/** Be at a page that is shown already, without a step in the browser's history. */
export function settleAt(...words: readonly string[]): void {
  history.replaceState(null, "", href(...words));
  route.value = words;
}

addEventListener("hashchange", () => {
  route.value = readRoute(location.hash);
  scrollTo(0, 0);
});
