/** This browser's part in the deals: it makes its cuts, keeps them, and opens them in time. */

import { forget, keep, kept } from "../app/storage";
import { may, type Request, type SeatName, type TableView } from "../wire/messages";
import type { SealView } from "../wire/server";
import { hasCrypto, hexOf } from "./bytes";
import { promiseOf } from "./deal";

/** What this browser knows of a deal, noted before the cards are there. */
interface Noted {
  readonly cut: string;
  /** The seal, and the promise of the other seat, when the own cut was opened. */
  readonly seal?: string;
  readonly theirs?: string | null;
}

const KEY = "germanwhist-cuts";
/** As many hands as are under way at once, and some. */
const MOST = 60;
/** Cuts on their way: the same state may be told twice. */
const sent = new Set<string>();

function all(): Record<string, Noted> {
  try {
    return JSON.parse(kept(KEY) ?? "{}") as Record<string, Noted>;
  } catch {
    forget(KEY);
    return {};
  }
}

function note(promise: string, noted: Noted): void {
  const others = Object.entries(all()).filter(([name]) => name !== promise);
  keep(KEY, JSON.stringify(Object.fromEntries([...others.slice(-MOST), [promise, noted]])));
}

/** What was noted of the cut with this promise. */
export function notedOf(promise: string): Noted | null {
  return all()[promise] ?? null;
}

/** Make a cut, and give its promise; null where this browser can make none. */
export async function promiseFor(seat: SeatName): Promise<string | null> {
  if (!hasCrypto()) return null;
  const cut = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  const promise = await promiseOf(cut, seat);
  note(promise, { cut });
  return promise;
}

/** Open the own cut of a deal, if this browser has it: what to send with it. */
export async function openCut(seal: SealView, seat: SeatName) {
  const mine = seal[seat];
  const theirs = seal[seat === "north" ? "south" : "north"]?.promise ?? null;
  const noted = mine === null ? null : notedOf(mine.promise);
  if (mine === null || noted === null) return null;
  const promise = await promiseFor(seat);
  if (promise === null) return null;
  note(mine.promise, { cut: noted.cut, seal: seal.seal, theirs });
  return { cut: noted.cut, promise };
}

/** What this device asks for in this state of a table; null for nothing. */
export async function answer(table: TableView): Promise<Request | null> {
  const { next_seal: seal, me } = table;
  if (seal === null || !hasCrypto()) return null;
  const mine = seal[me]?.promise ?? null;
  const isOwn = mine !== null && notedOf(mine) !== null;
  const turn = `${table.id} ${seal.seal} ${isOwn ? "open" : "promise"}`;
  if (!may(table, isOwn ? "open_cut" : "promise_cut") || sent.has(turn)) return null;
  sent.add(turn);
  if (isOwn) {
    const opened = await openCut(seal, me);
    return opened && { type: "open_cut", ...opened };
  }
  const promise = await promiseFor(me);
  return promise === null ? null : { type: "promise_cut", promise };
}
