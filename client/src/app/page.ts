/** What a page is. */

import type { ComponentType } from "preact";

export interface PageProps {
  /** The rest of the address. */
  readonly words: readonly string[];
}

export type Page = ComponentType<PageProps>;

/**
 * The name of the page that an address asks for: its first word, or its first two as in
 * `learn/tour`; `unknown` for no such page.
 */
export function pageName(pages: object, words: readonly string[]): string {
  if (words.length === 0) return "home";
  const names = [words.slice(0, 2).join("/"), words.slice(0, 1).join("/")];
  return names.find((name) => Object.hasOwn(pages, name)) ?? "unknown";
}
