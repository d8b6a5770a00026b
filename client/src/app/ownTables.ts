/** What this browser remembers of its tables beside the seats: invitations, and who shares a screen. */

import { forget, keep, kept } from "./storage";

/** Where an invitation is kept. */
const key = (table: string): string => `invite-${table}`;

export function keepInvitation(table: string, secret: string): void {
  keep(key(table), secret);
}

/** The secret of a table's invitation; null when it was made elsewhere. */
export function invitationOf(table: string): string | null {
  return kept(key(table));
}

/** Forget an invitation that has been taken. */
export function forgetInvitation(table: string): void {
  forget(key(table));
}

/** Forget everything about a table. */
export function forgetTable(table: string): void {
  forgetInvitation(table);
  forget(`shared-${table}`);
}

/** Remember that both seats of a table are held here, for two at one screen. */
export function markShared(table: string): void {
  keep(`shared-${table}`, "yes");
}

/** The page that shows a table: with covers between turns when two share the screen. */
export function pageOf(table: string): "table" | "pass" {
  return kept(`shared-${table}`) === null ? "table" : "pass";
}
