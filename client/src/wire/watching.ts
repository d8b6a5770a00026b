/** What is asked over HTTP to watch a table, and to let others. */

import { read, send } from "./api";
import type { WatchedTable, WatchLink } from "./server";

export type { WatchedHand, WatchedTable, WatchedTrick } from "./server";

const at = encodeURIComponent;

export const watching = {
  /** The secret of the link, once a seat has let others watch. */
  secret: async (table: string) => (await read<WatchLink>(`tables/${at(table)}/watch`)).secret,
  look: (table: string, secret: string) => send<WatchedTable>(`watch/${at(table)}`, { secret }),
};
