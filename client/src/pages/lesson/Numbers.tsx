/** A number to choose, from none to thirteen. */

import { number, t } from "../../texts/texts";

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

export function Numbers({ onNumber }: { readonly onNumber: (number: number) => void }) {
  return (
    <div class="numbers" role="group" aria-label={t("coach-numbers")}>
      {NUMBERS.map((value) => (
        <button key={value} type="button" class="btn" onClick={() => onNumber(value)}>
          {number(value)}
        </button>
      ))}
    </div>
  );
}
