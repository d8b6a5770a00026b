/** The title of the window. */

import { useEffect } from "preact/hooks";
import { language, t } from "../texts/texts";

/** Puts a page's title, or what is to be done on it, before the name of the game. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    const game = t("app-title");
    document.title = title === null ? game : `${title} · ${game}`;
    return () => {
      document.title = game;
    };
  }, [title, language.value]);
}
