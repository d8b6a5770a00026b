/** What is asked over HTTP to let others watch a table. */

import { read } from "./api";
import type { WatchLink } from "./server";

export type { WatchedHand, WatchedTable, WatchedTrick } from "./server";

const at = encodeURIComponent;

export const watching = {
  /** The secret of the link, once a seat has let others watch. */
  secret: async (table: string) => (await read<WatchLink>(`tables/${at(table)}/watch`)).secret,
};
