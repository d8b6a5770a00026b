import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { partsFrom, type Part } from "./parts";
import { classesIn, selectorsOf } from "./selectors";

const SOURCE = fileURLToPath(new URL("../../src/", import.meta.url));
const STYLES = readdirSync(join(SOURCE, "styles"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => join(SOURCE, "styles", name));

/** What a part's page has loaded whenever the part is there. */
function around(part: Part): readonly Part[] {
  return [part, ...part.above];
}

describe("a style file that is loaded later", () => {
  const parts = partsFrom(join(SOURCE, "main.tsx"));

  it("changes nothing on a page that does not load it", async () => {
    const met: string[] = [];
    const read = STYLES.map(async (file) => [file, await selectorsOf(file)] as const);
    for (const [file, selectors] of await Promise.all(read)) {
      for (const selector of selectors) {
        const wanted = classesIn(selector);
        const isMet = (part: Part): boolean => {
          const classes = around(part).flatMap((one) => [...one.classes]);
          return (
            !around(part).some(({ styles }) => styles.has(file)) &&
            wanted.some((name) => part.classes.has(name)) &&
            wanted.every((name) => classes.includes(name))
          );
        };
        const pages = parts.slice(1).filter(isMet);
        met.push(...pages.map(({ entry }) => said(file, selector, entry)));
      }
    }
    expect(met, "scope the rule, rename the class, or load the file with who uses it").toEqual([]);
  }, 120_000);
});

function said(file: string, selector: string, page: string): string {
  return `${selector} of ${relative(SOURCE, file)} would change ${relative(SOURCE, page)}`;
}
