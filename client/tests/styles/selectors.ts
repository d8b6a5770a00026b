/** The selectors of a style file, without nesting. */

import { readFileSync } from "node:fs";
import { transformWithEsbuild } from "vite";

/** All selectors of a file, each once. */
export async function selectorsOf(file: string): Promise<ReadonlySet<string>> {
  const source = readFileSync(file, "utf8");
  const flat = { loader: "css", target: "safari16", sourcemap: false } as const;
  const { code } = await transformWithEsbuild(source, file, flat);
  const lists = [...code.matchAll(/([^{};]+)\{[^{}]*\}/g)].map(([, list = ""]) => list);
  return new Set(lists.flatMap((list) => list.split(/,(?![^(]*\))/)).map((one) => one.trim()));
}

/** The class names that an element and those around it must have. */
export function classesIn(selector: string): readonly string[] {
  const wanted = selector.replaceAll(/:not\([^)]*\)/g, "");
  return [...wanted.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
}
