/** Keeps the keyboard's place in the page: when what had the focus has gone, something else gets it. */

/** What takes the focus on a page that has lost it: `data-refuge` marks it; the last one counts. */
const REFUGE = "[data-refuge]";

/**
 * Watch over the focus from now on. Parts of the page that know better where it belongs move it
 * while they are drawn; this only catches what would fall to the body of the page.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  addEventListener("focusin", ({ target }) => {
    last = target instanceof Element ? target : null;
  });
  addEventListener("pointerdown", () => {
    last = null; // who points at nothing wants no focus anywhere
  });
  const look = (): void => {
    const active = document.activeElement ?? document.body;
    if (last === null || (active !== document.body && active !== last)) return;
    if (isThere(last)) return;
    const refuges = [...document.querySelectorAll<HTMLElement>(REFUGE)].filter(isThere);
    const open = document.querySelector("dialog[open]");
    const refuge = refuges.filter((one) => open === null || open.contains(one)).at(-1);
    refuge?.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["class", "hidden", "disabled"],
  });
}

function isThere(element: Element): boolean {
  return (
    element.isConnected && element.getClientRects().length > 0 && !element.matches(":disabled")
  );
}
