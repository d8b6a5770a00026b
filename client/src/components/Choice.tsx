/** One of several, with its label, as a row of a form. */

import { useId } from "preact/hooks";

interface ChoiceProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  /** Each with the language of its text, where that is another one than the page's. */
  readonly options: readonly (readonly [value: string, text: string, language?: string])[];
  readonly onChoose: (value: string) => void;
}

export function Choice({ label, help = "", value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div class="field">
      {help === "" ? (
        <label for={id}>{label}</label>
      ) : (
        <div>
          <label for={id}>{label}</label>
          <p id={`${id}-help`} class="muted small">
            {help}
          </p>
        </div>
      )}
      <select
        id={id}
        value={value}
        aria-describedby={help === "" ? undefined : `${id}-help`}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map(([option, text, language]) => (
          <option value={option} selected={option === value} lang={language}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
