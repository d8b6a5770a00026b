/** A rating of which little is known yet, to the next fifty. */
export function about(rating: number): string {
  return String(Math.round(rating / 50) * 50);
}
