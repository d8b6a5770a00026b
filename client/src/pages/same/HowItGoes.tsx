/** What all have agreed to. */

import { Icon } from "../../components/drawings";
import { t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import { dayOf } from "./words";

interface HowItGoesProps {
  readonly level: string;
  readonly deals: number;
  /** How many may play. */
  readonly people: number;
  /** When it ends, in seconds since 1970-01-01 UTC. */
  readonly ends: number;
  readonly isOver?: boolean;
  /** What else is to be known of the rules. */
  readonly rules?: string | null;
  readonly unit?: "tricks" | "points";
}

export function HowItGoes(props: HowItGoesProps) {
  const { level, deals, people, ends, isOver = false, rules = null, unit = "tricks" } = props;
  const date = dayOf(ends);
  const lines = [
    ["same", t("same-how-deals", { count: deals, name: levelName(level), people })],
    ["clock", t(isOver ? "same-how-over" : "same-how-time", { date, people })],
    ["eye", t("same-how-fair", { people })],
    ["learn", [rules, unit === "points" && t("same-how-points")].filter(Boolean).join(" · ")],
  ] as const;
  return (
    <section class="panel" aria-labelledby="how">
      <h2 id="how">{t("same-how")}</h2>
      <ul class="pledge">
        {lines.map(
          ([icon, text]) =>
            text !== "" && (
              <li key={icon}>
                <Icon name={icon} />
                <span>{text}</span>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
