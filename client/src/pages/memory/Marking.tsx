/** The places to be marked, and how many are. Used by the trainer and at the table. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { settings } from "../../app/settings";
import { useStore } from "../../app/store";
import { Button } from "../../components/Button";
import { Hidden, Numeral } from "../../components/drawings";
import { suitRows } from "../../memory/places";
import { t } from "../../texts/texts";
import { cardTitle, rankOf } from "../../texts/words";
import type { CardCode } from "../../wire/server";
import { Rank } from "./Rank";
import { useGridKeys } from "./useGridKeys";
import { SuitRow } from "./SuitRow";

interface MarkingProps {
  /** The cards that may be marked. */
  readonly places: readonly CardCode[];
  readonly own: readonly CardCode[];
  /** How many cards there are to be found; null where that is part of the question. */
  readonly total: number | null;
  readonly onCheck: (marks: readonly CardCode[]) => void;
  /** What stands beside the buttons. */
  readonly children?: ComponentChildren;
}

export function Marking({ places, own, total, onCheck, children }: MarkingProps) {
  const { suitOrder } = useStore(settings);
  const [marks, setMarks] = useState<readonly CardCode[]>([]);
  const rows = suitRows(places, own, suitOrder);
  const check = (): void => onCheck(marks);
  const keys = useGridKeys({ rows, places, onCheck: check });
  const toggle = (card: CardCode): void =>
    setMarks((before) =>
      before.includes(card) ? before.filter((one) => one !== card) : [...before, card],
    );
  return (
    <div class="marking">
      <div class="recall" ref={keys.grid} onKeyDown={keys.press}>
        {rows.map((row) => (
          <SuitRow
            key={row.suit}
            row={row}
            places={places}
            draw={(card) => (
              <button
                key={card}
                type="button"
                class={`place-card ${row.suit.toLowerCase()}`}
                data-card={card}
                aria-label={cardTitle(card)}
                aria-pressed={marks.includes(card)}
                tabIndex={card === keys.reachable ? 0 : -1}
                onFocus={() => keys.reach(card)}
                onClick={() => toggle(card)}
              >
                <Rank rank={rankOf(card)} />
              </button>
            )}
          />
        ))}
      </div>
      <div class="foot">
        <p class="figure" role="status">
          <span aria-hidden="true">
            <Numeral value={marks.length} />
          </span>
          <span aria-hidden="true">{countOf(marks.length, total, ".short")}</span>
          <Hidden>{countOf(marks.length, total, "")}</Hidden>
        </p>
        <div class="row">
          {children}
          <Button look="quiet" text={t("memory-clear")} onClick={() => setMarks([])} />
          <Button look="main" text={t("memory-check")} onClick={check} />
        </div>
      </div>
    </div>
  );
}

/** How many are marked, in words; `.short` for beside the number. */
function countOf(count: number, total: number | null, part: "" | ".short"): string {
  if (total === null) return t(`memory-marked${part}`, { count });
  return t(`memory-marked-of${part}`, { count, total });
}
