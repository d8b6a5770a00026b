/** Loading a part of this program when it is first needed, over a network that may fail. */

/** Milliseconds before a part is asked for again. */
const PAUSES = [500, 2_000];

export type Part<T> =
  | { readonly kind: "ready"; readonly part: T }
  /** The server has other files now. */
  | { readonly kind: "outdated" }
  | { readonly kind: "unreachable" };

/**
 * Load a part, more than once if need be.
 *
 * @param load asks for the part.
 * @param isOutdated whether the server has another build; false also where nobody answers.
 * @param wait lets so many milliseconds pass.
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  isOutdated: () => Promise<boolean>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Part<T>> {
  for (const pause of [...PAUSES, null]) {
    try {
      return { kind: "ready", part: await load() };
    } catch {
      if (await isOutdated()) return { kind: "outdated" };
      if (pause !== null) await wait(pause);
    }
  }
  return { kind: "unreachable" };
}

let tries = 0;

/**
 * Import a file of this program; where that fails it is asked for by another address, since a
 * browser may keep for the whole life of a page that an address failed.
 *
 * @param load imports the file, and does nothing else.
 * @param name something that is wanted of it, by which it is found among others that were built into
 * one file with it.
 */
export function imported<T>(load: () => Promise<T>, name: keyof T & string): Promise<T> {
  return load().catch(async (error: unknown) => {
    const address = /http\S+\.js/.exec(String(error))?.[0]; // WebKit names none, and forgets
    if (!address) throw error;
    const file = (await import(/* @vite-ignore */ `${address}?${++tries}`)) as object;
    return [file, ...Object.values(file)].find((part) => name in Object(part)) as T;
  });
}

/** Load a part of the build that this page belongs to. */
export function loadOwnPart<T>(load: () => Promise<T>): Promise<Part<T>> {
  return loadPart(load, isOtherBuild, (milliseconds) => {
    return new Promise((go) => setTimeout(go, milliseconds));
  });
}

/** The script that this page began with; its name changes with every build. */
function ownScript(): string | null {
  return document.querySelector("script[src]")?.getAttribute("src") ?? null;
}

/** The server's page as it is now; null where nobody answers. */
async function pageNow(): Promise<string | null> {
  try {
    const answer = await fetch("./", { cache: "no-store" });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** Whether the server's page begins with another script than this one. */
async function isOtherBuild(): Promise<boolean> {
  const [own, page] = [ownScript(), await pageNow()];
  return own !== null && page !== null && !page.includes(`"${own}"`);
}

/** Load the page anew, if there is somebody to give it: a browser without one shows nothing. */
export async function reloadIfReachable(): Promise<void> {
  if ((await pageNow()) !== null) location.reload();
}
