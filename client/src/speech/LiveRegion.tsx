/** The one place whose contents are spoken; every open dialog has one of its own. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../texts/texts";
import { speaker, type Spoken } from "./speaker";

export function LiveRegion() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => speaker.use({ show: (spoken) => element.current?.replaceChildren(...lines(spoken)) }),
    [],
  );
  return <div ref={element} class="vh" role="log" aria-live="polite" aria-label={t("story")} />;
}

/** A paragraph that knows its language, also when another one has been chosen since. */
function lines(spoken: Spoken | null): readonly HTMLElement[] {
  if (spoken === null) return [];
  const line = document.createElement("p");
  line.lang = spoken.language;
  line.textContent = spoken.text;
  return [line];
}
