/** One of several, with its label, as a row of a form. */

import { useId } from "preact/hooks";

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Each with the language of its text, where that is another one than the page's. */
  readonly options: readonly (readonly [value: string, text: string, language?: string])[];
  readonly onChoose: (value: string) => void;
}

export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(([option, text, language]) => (
          <option value={option} selected={option === value} lang={language}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
