/** A number to choose, from none on. */

import { number, t } from "../../texts/texts";

interface NumbersProps {
  readonly most: number;
  readonly onNumber: (number: number) => void;
}

export function Numbers({ most, onNumber }: NumbersProps) {
  const numbers = Array.from({ length: most + 1 }, (_, value) => value);
  return (
    <div class="numbers" role="group" aria-label={t("coach-numbers")}>
      {numbers.map((value) => (
        <button key={value} type="button" class="btn" onClick={() => onNumber(value)}>
          {number(value)}
        </button>
      ))}
    </div>
  );
}
