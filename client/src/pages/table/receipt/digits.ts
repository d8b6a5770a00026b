/** Hashes as people compare them. */

/** The first characters of a seal, in fours: FACC 91C6. */
export function shortly(hex: string): string {
  return `${hex.slice(0, 4)} ${hex.slice(4, 8)}`.toUpperCase();
}

/** All characters, in fours. */
export function inFours(hex: string): string {
  return (hex.match(/.{1,4}/g) ?? []).join(" ");
}
