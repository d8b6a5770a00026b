/** The secrets of the invitations made in this browser, so that a link can be seen again. */

const key = (table: string): string => `invite-${table}`;

export function keepInvitation(table: string, secret: string): void {
  localStorage.setItem(key(table), secret);
}

/** The secret of a table's invitation; null when it was made elsewhere. */
export function invitationOf(table: string): string | null {
  return localStorage.getItem(key(table));
}

/** Forget an invitation that has been taken. */
export function forgetInvitation(table: string): void {
  localStorage.removeItem(key(table));
}
