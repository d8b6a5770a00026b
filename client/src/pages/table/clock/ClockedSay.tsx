/** The message line of a table with a clock: who is waited for, and how little time there is. */

import type { TableModel } from "../../../table/model";
import { t } from "../../../texts/texts";
import { may, type ClockView, type TableView } from "../../../wire/messages";
import { Say } from "../Say";
import { lastReached, readingAt, standsFor, waitsForThem } from "./time";
import { useElapsed } from "./useElapsed";

interface ClockedSayProps {
  readonly model: TableModel;
  readonly table: TableView;
  readonly clock: ClockView;
  readonly name: string;
}

export function ClockedSay({ model, table, clock, name }: ClockedSayProps) {
  const elapsed = useElapsed(clock);
  const mine = readingAt(clock, table.me, elapsed);
  const seconds = Math.ceil(standsFor(clock, elapsed));
  const isTheirs = !may(table, "play") && model.notice === null && model.frame === null;
  if (isTheirs && seconds > 0 && waitsForThem(clock, table.me) && model.link.kind !== "lost") {
    return (
      <p class="say">
        <span>{t("clock-waiting", { name, seconds })}</span>
      </p>
    );
  }
  const under = mine.isLow && model.link.kind !== "lost" ? lastReached(mine.left) : null;
  return (
    <Say
      model={model}
      name={name}
      before={under === null ? "" : t("clock-under", { seconds: under })}
    />
  );
}
