/** A build step that puts every drawing into the page once, so that cards need no further file. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { drawFaces } from "./faces";

const PARTS = fileURLToPath(new URL("../src/drawings/parts.svg", import.meta.url));

/** The whole sprite as one hidden SVG element. */
export function sprite(): string {
  const parts = readFileSync(PARTS, "utf8").trim();
  return parts
    .replace(/^<svg[^>]*>/, '<svg class="sprite" aria-hidden="true">')
    .replace(/<\/svg>$/, `${drawFaces()}\n</svg>`);
}

/** Replaces the mark `<!-- sprite -->` in the page. */
export function spritePlugin(): Plugin {
  return {
    name: "germanwhist-sprite",
    transformIndexHtml: (html) => html.replace("<!-- sprite -->", sprite),
  };
}
