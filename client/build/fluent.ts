/** A build step that leaves out of the texts what is said to translators alone. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** A Fluent file without its comments. */
export function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "");
}

/** Answers the imports `*.ftl?raw` of a build. */
export function fluentPlugin(): Plugin {
  return {
    name: "germanwhist-fluent",
    enforce: "pre",
    apply: "build",
    load: (id) => {
      const [path = "", query] = id.split("?");
      if (query !== "raw" || !path.endsWith(".ftl")) return null;
      return `export default ${JSON.stringify(withoutComments(readFileSync(path, "utf8")))};`;
    },
  };
}
