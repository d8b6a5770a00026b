/** Going to a table at which this browser has just been given a seat. */

import type { TakenSeat } from "../wire/api";
import { keepInvitation, markShared } from "./ownTables";
import { go } from "./route";

/** @param page the page that shows tables of this kind. */
export function sitDown({ id, invite }: TakenSeat, page: "table" | "pass" = "table"): void {
  if (invite) keepInvitation(id, invite);
  if (page === "pass") markShared(id);
  go(page, id);
}
