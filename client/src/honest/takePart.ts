/** The little that a table needs from its beginning; the rest is loaded when a deal is sealed. */

import type { Request, TableView } from "../wire/messages";
import type { TakenSeat } from "../wire/server";

/** What the socket of a new table is opened with, by table. */
export const firstCuts = new Map<string, string>();

/** Answer a state of a table, if this device has a part in its next deal. */
export async function takePart(table: TableView, send: (request: Request) => void): Promise<void> {
  if (table.next_seal === null) return;
  const { answer } = await import("./device");
  const request = await answer(table);
  if (request !== null) send(request);
}

/** Ask for a seat with the promise of a cut, and be ready to open it with the socket. */
export async function withCut(
  seat: TakenSeat["seat"],
  ask: (promise: string | null) => Promise<TakenSeat>,
): Promise<TakenSeat> {
  const { openCut, promiseFor } = await import("./device");
  const taken = await ask(await promiseFor(seat));
  const opened = taken.seal && (await openCut(taken.seal, taken.seat));
  if (opened) firstCuts.set(taken.id, `${new URLSearchParams(opened)}`);
  return taken;
}
