/** Whom to play against: a computer, or a person who is to be found. */

import { useRef } from "preact/hooks";
import { change, settings } from "../../app/settings";
import { t } from "../../texts/texts";
import "../../styles/choices.css";

const BOTH = ["computer", "person"] as const;

/** The element that the tabs change. */
export const PANEL = "play-panel";

export function Against() {
  const chosen = settings.value.against;
  const tabs = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const other = BOTH.find((one) => one !== chosen);
    if (other !== undefined) change({ against: other });
    // The other one is drawn by then.
    requestAnimationFrame(() =>
      tabs.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus(),
    );
  };
  return (
    <div class="segs" role="tablist" aria-label={t("home-against")} ref={tabs} onKeyDown={turn}>
      {BOTH.map((one) => (
        <button
          key={one}
          type="button"
          class="btn"
          role="tab"
          aria-selected={one === chosen}
          aria-controls={PANEL}
          tabIndex={one === chosen ? 0 : -1}
          onClick={() => change({ against: one })}
        >
          {t(`home-against-${one}`)}
        </button>
      ))}
    </div>
  );
}
