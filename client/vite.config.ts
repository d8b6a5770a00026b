import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { fluentPlugin } from "./build/fluent";
import { licencePlugin } from "./build/licence";
import { spritePlugin } from "./build/sprite";

const local = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const ADVICE = ["advice", "clocks", "honest", "phrases", "reasons"];

const SCHOOL = [
  "about",
  "account",
  "day",
  "join",
  "learn",
  "lessons",
  "meeting",
  "memory",
  "mistakes",
  "progress",
  "puzzles",
  "records",
  "review",
  "same",
  "statistics",
  "tour",
];

/** All texts of a language are one file; advice and the school have files of their own. */
function languageChunk(id: string): string | undefined {
  const [, language, name = ""] = /\/locales\/([^/]+)\/(.*)\.ftl/.exec(id) ?? [];
  if (language === undefined) return undefined;
  const kind = SCHOOL.includes(name) ? "school" : ADVICE.includes(name) ? "advice" : "texts";
  return `${kind}-${language}`;
}

/** The parts of the table are a file that can be told by its name. */
function fileName({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const isTable = moduleIds.some((id) => id.endsWith("/pages/table/LaidTable.tsx"));
  return `assets/${isTable ? "Table" : "[name]"}-[hash].js`;
}

/** The oldest browsers that scripts and styles are written for: those of spring 2023, and the first
 * Firefox that knows `:has()`. */
const BROWSERS = ["safari16.4", "chrome111", "firefox121"];

export default defineConfig({
  base: "./", // the server may be under a path
  plugins: [fluentPlugin(), spritePlugin(), licencePlugin()],
  build: {
    outDir: local("../src/germanwhist/web/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: BROWSERS,
    cssTarget: BROWSERS,
    rollupOptions: { output: { manualChunks: languageChunk, chunkFileNames: fileName } },
  },
  server: { fs: { allow: [local("..")] } },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
