/** Choices that an address brings to the first page, such as `#/home/level=expert/language=fr`. */

import type { Settings } from "./settings";

type Wishes = Partial<Pick<Settings, "level" | "rules" | "language">>;

/**
 * The choices among the words of an address; whatever else stands there is passed over.
 *
 * @param languages the tags of the languages there are.
 */
export function readWishes(words: readonly string[], languages: readonly string[]): Wishes {
  const valueOf = (name: string): string | undefined => {
    const start = `${name}=`;
    return words.find((word) => word.startsWith(start))?.slice(start.length);
  };
  const level = valueOf("level");
  const rules = valueOf("rules");
  const language = valueOf("language");
  return {
    ...(level ? { level } : {}),
    ...(rules ? { rules } : {}),
    ...(language !== undefined && languages.includes(language) ? { language } : {}),
  };
}
