/** The ways to a search: a wish, somebody who waits, or one that was begun before. */

import { overlay } from "../app/overlay";
import { meeting, type SearchWish } from "../wire/meeting";
import { listen } from "./search";

/** Begin to look for an opponent. */
export async function look(wish: SearchWish): Promise<void> {
  await follow(await meeting.begin(wish));
}

/** Sit down with somebody who waits, and come as soon as that is known. */
export async function sitDownWith(invitation: string, name: string | null): Promise<void> {
  await follow(await meeting.sitDown(invitation, name), true);
}

/** Go on with a search that this browser has begun before. */
export async function follow(id: string, hasSatDown = false): Promise<void> {
  const { Calling } = await import("./Calling");
  overlay.value = Calling;
  listen(id, hasSatDown);
}
