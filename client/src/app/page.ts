/** What a page is. */

import type { ComponentType } from "preact";

export interface PageProps {
  /** The rest of the address. */
  readonly words: readonly string[];
}

export type Page = ComponentType<PageProps>;

/** The name of the page that the first word of an address asks for; `unknown` for no such page. */
export function pageName(pages: object, word: string | undefined): string {
  if (word === undefined) return "home";
  return Object.hasOwn(pages, word) ? word : "unknown";
}
