/** In the place of the actions: the opponent's connection is lost, and the clock stands. */

import { t } from "../../../texts/texts";
import type { ClockView } from "../../../wire/messages";
import { standsFor } from "./time";
import { useElapsed } from "./useElapsed";

/** Seconds for which a clock stands at most. */
const STAND = 60;

export function Stands({ clock, name }: { readonly clock: ClockView; readonly name: string }) {
  const left = standsFor(clock, useElapsed(clock));
  return (
    <section class="banner" aria-label={t("clock-away", { name })}>
      <p>
        <strong>{t("clock-away", { name })}</strong> {t("clock-away.about", { name })}
      </p>
      <span
        class="wait-line"
        style={{ "--left": Math.min(1, left / STAND).toFixed(3) }}
        aria-hidden="true"
      />
    </section>
  );
}
