/** Waits for the typeface, so that a page is first seen as it stays. */

const PATIENCE_MS = 1000;

/**
 * Settles when the typeface is there, cannot be had, or has been waited for long enough.
 *
 * The page asks for its file before any script, so it is nearly always there by now.
 */
export async function typefaceOrPatience(): Promise<void> {
  const comes = document.fonts.load('1em "Figtree Variable"').catch(() => undefined);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([comes, patience]);
}
