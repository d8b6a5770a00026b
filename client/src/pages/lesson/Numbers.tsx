/** A number to choose, from none on. */

import { Button } from "../../components/Button";
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
        <Button key={value} text={number(value)} onClick={() => onNumber(value)} />
      ))}
    </div>
  );
}
