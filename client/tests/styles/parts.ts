/** The parts in which the client is loaded, with the style files and class names of each. */

import { moduleOf } from "./modules";

export interface Part {
  /** The module that is loaded. */
  readonly entry: string;
  readonly styles: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Parts of which some module loads this one later. */
  readonly above: readonly Part[];
}

/** All parts; the first is what every page begins with. */
export function partsFrom(main: string): readonly Part[] {
  const first = together(main, new Set());
  const modules = new Map([[main, first]]);
  for (const [, loaded] of modules) {
    for (const entry of [...loaded].flatMap((file) => moduleOf(file).later)) {
      if (!modules.has(entry)) modules.set(entry, together(entry, first));
    }
  }
  const all = <T>(entry: string, of: (file: string) => readonly T[]): Set<T> =>
    new Set([...(modules.get(entry) ?? [])].flatMap(of));
  const parts = [...modules.keys()].map((entry) => ({
    entry,
    styles: all(entry, (file) => moduleOf(file).styles),
    classes: all(entry, (file) => moduleOf(file).classes),
    later: all(entry, (file) => moduleOf(file).later),
    above: [] as Part[],
  }));
  for (const part of parts.slice(1)) {
    part.above.push(...parts.filter(({ entry, later }) => entry === main || later.has(part.entry)));
  }
  return parts;
}

/** A module with all that is loaded with it, without what is there before. */
function together(entry: string, before: ReadonlySet<string>): Set<string> {
  const loaded = new Set([entry]); // grows while it is walked through
  for (const file of loaded) {
    for (const next of moduleOf(file).now) if (!before.has(next)) loaded.add(next);
  }
  return loaded;
}
