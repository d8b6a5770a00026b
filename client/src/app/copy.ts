/** Putting text on the clipboard, also where a page may not use the newer way. */

/**
 * Copy a text. Over plain HTTP browsers have no `navigator.clipboard`, except on this machine.
 *
 * @param beside an element near which the text may stand for a moment; an open dialog lets nothing
 *   outside it be selected.
 * @returns whether it is copied.
 */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    // The types take it to be there always; it is there in secure contexts only.
    await (navigator.clipboard as Clipboard | undefined)?.writeText(text);
    if ("clipboard" in navigator) return true;
  } catch {
    // The browser refused: the older way may still be allowed.
  }
  return copySelected(text, beside);
}

/** The older way: a field is filled, selected and copied, as a person would do it. */
function copySelected(text: string, beside: Element): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "vh";
  beside.after(field);
  const before = document.activeElement;
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Whether the system's way of sharing takes this; it is there in secure contexts only. */
export function canShare(data: ShareData): boolean {
  return "share" in navigator && "canShare" in navigator && navigator.canShare(data);
}
