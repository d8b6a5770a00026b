import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { spritePlugin } from "./build/sprite";

const local = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** All texts of a language are one file. */
function languageChunk(id: string): string | undefined {
  const language = /\/locales\/([^/]+)\//.exec(id)?.[1];
  return language === undefined ? undefined : `texts-${language}`;
}

export default defineConfig({
  plugins: [spritePlugin()],
  build: {
    outDir: local("../src/germanwhist/web/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rollupOptions: { output: { manualChunks: languageChunk } },
  },
  server: { fs: { allow: [local("..")] } },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
