/** A build step that lays the typeface's licence beside its files, as that licence asks for. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LICENCE = fileURLToPath(
  new URL("../node_modules/@fontsource-variable/figtree/LICENSE", import.meta.url),
);

/** Writes `assets/figtree-licence.txt`. */
export function licencePlugin(): Plugin {
  return {
    name: "germanwhist-licence",
    apply: "build",
    generateBundle() {
      const source = readFileSync(LICENCE, "utf8");
      this.emitFile({ type: "asset", fileName: "assets/figtree-licence.txt", source });
    },
  };
}
