/** What a page is. */

import type { ComponentType } from "preact";

export interface PageProps {
  /** The rest of the address. */
  readonly words: readonly string[];
}

export type Page = ComponentType<PageProps>;
