/** What a saved record is called. */

/** The names of the players and the day, such as `Pip-Ann-2026-11-30.gwr`, for every system. */
export function fileName(players: readonly string[], record: string): string {
  const date = /^\[Date "(\d{4}-\d{2}-\d{2})"\]/m.exec(record)?.[1] ?? "";
  const parts = [...players, date].map(plain).filter((part) => part !== "");
  return `${parts.join("-") || "german-whist"}.gwr`;
}

/** Letters and digits of any script, and between them one hyphen for whatever else there is. */
function plain(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
