/**
 * The browser's way back, with what stands in front of a page: each open panel is one step of it.
 *
 * The steps are numbered in the state of the history, so that going back closes the upmost panel
 * and nothing else, and a panel that is closed otherwise takes its step with it.
 */

type Close = () => void;

const open: Close[] = [];
/** Whether steps are being taken away; the browser does that later, and tells. */
let isGoing = false;

/** How many panels the present step of the history stands for. */
function depth(): number {
  const state: unknown = history.state;
  const panels: unknown =
    typeof state === "object" && state !== null && Reflect.get(state, "panels");
  return typeof panels === "number" ? panels : 0;
}

/** Whether the present step is a panel's: another page then comes in its place. */
export function isPanelStep(): boolean {
  return depth() > 0;
}

/**
 * Make a panel that has been opened a step of the way back.
 *
 * @param close closes the panel, when somebody goes back.
 * @returns to be called when the panel has gone, however it was closed.
 */
export function panelStep(close: Close): () => void {
  open.push(close);
  queueMicrotask(settle); // a panel in the place of another takes over its step
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
    queueMicrotask(settle);
  };
}

/** Have as many steps as there are panels. */
function settle(): void {
  if (isGoing) return;
  const surplus = depth() - open.length;
  if (surplus > 0) {
    isGoing = true;
    history.go(-surplus);
  }
  for (let panels = depth() + 1; panels <= open.length; panels += 1) {
    history.pushState({ panels }, "");
  }
}

addEventListener("popstate", () => {
  if (isGoing) isGoing = false;
  else for (const close of open.splice(depth()).reverse()) close();
  settle();
});
// A page that is loaded anew has no panel, whatever was open before.
settle();
