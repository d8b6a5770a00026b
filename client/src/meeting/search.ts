/** The search of this window: it goes on while other pages are read, or another table is played. */

import { overlay } from "../app/overlay";
import { go } from "../app/route";
import { settings } from "../app/settings";
import { Store } from "../app/store";
import { openLine, type Line } from "../wire/line";
import { meeting, type Told } from "../wire/meeting";
import type { EndedMessage } from "../wire/server";

export type Search =
  | { readonly kind: "none" }
  | {
      readonly kind: "on";
      readonly id: string;
      /** Null until the server has said anything. */
      readonly told: Told | null;
      /** When that was, in milliseconds. */
      readonly at: number;
      readonly isLost: boolean;
    }
  /** It has ended otherwise than by stopping here. */
  | { readonly kind: "over" };

export const search = new Store<Search>({ kind: "none" });

/** Whether the page shown tells of the search itself. */
export const isShownByPage = new Store(false);

let line: Line | null = null;
/** Whether this player has sat down with somebody, and so comes as soon as that is known. */
let hasSatDown = false;

/** Listen to a search from now on, and come at once where this player has sat down. */
export function listen(id: string, isSeated: boolean): void {
  line?.close();
  hasSatDown = isSeated;
  search.value = { kind: "on", id, told: null, at: Date.now(), isLost: false };
  line = openLine<Told | EndedMessage>(`meeting/${encodeURIComponent(id)}/socket`, {
    told: (message) => {
      if (message.type === "search") tell(message);
    },
    lost: lose,
    over: end,
  });
}

/** Play with whoever was found. */
export async function come(): Promise<void> {
  const { promiseFor } = await import("../honest/device");
  const seat = search.value.kind === "on" ? (search.value.told?.seat ?? "south") : "south";
  line?.send({ type: "come", cut: (await promiseFor(seat)) !== null });
}

/** Stop looking. */
export function stop(): void {
  const now = search.value;
  close({ kind: "none" });
  if (now.kind === "on") void meeting.stop(now.id).catch(() => null); // its line is closed anyway
}

/** The seconds that were waited so far. */
export function waited(now: Search): number {
  if (now.kind !== "on" || now.told === null) return 0;
  return Math.floor(now.told.waited + (Date.now() - now.at) / 1000);
}

/** The seconds that are left to come; 0 where nobody was found. */
export function left(now: Search): number {
  if (now.kind !== "on" || !now.told?.found) return 0;
  return Math.max(0, Math.ceil(now.told.found.seconds - (Date.now() - now.at) / 1000));
}

function tell(told: Told): void {
  const before = search.value;
  if (before.kind !== "on") return;
  if (told.table !== null) {
    close({ kind: "none" });
    go("table", told.table);
    return;
  }
  const isNew = told.found !== null && !before.told?.found;
  search.value = { ...before, told, at: Date.now(), isLost: false };
  if (!isNew) return;
  if (hasSatDown) void come();
  else if (settings.value.sound) {
    void import("../pages/table/sounds").then(({ playCue }) => playCue("stage"));
  }
}

function lose(): void {
  const now = search.value;
  if (now.kind === "on") search.value = { ...now, isLost: true };
}

function end(): void {
  close({ kind: "over" });
}

function close(after: Search): void {
  line?.close();
  line = null;
  hasSatDown = false;
  overlay.value = null;
  search.value = after;
}
