/** One of several, with its label, as a row of a form. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  /** Each with the language of its text, where that is another one than the page's. */
  readonly options: readonly (readonly [value: string, text: string, language?: string])[];
  readonly onChoose: (value: string) => void;
}

export function Choice({ label, help, value, options, onChoose }: ChoiceProps) {
  return (
    <Field label={label} help={help}>
      {(input) => (
        <select {...input} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {options.map(([option, text, language]) => (
            <option value={option} selected={option === value} lang={language}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface Input {
  readonly id: string;
  readonly "aria-describedby"?: string;
}

interface FieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** What is chosen with, tied to its label and its help. */
  readonly children: (input: Input) => ComponentChildren;
}

export function Field({ label, help, children }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <div>
        <label for={id}>{label}</label>
        {help !== undefined && (
          <p id={`${id}-help`} class="muted small">
            {help}
          </p>
        )}
      </div>
      {children({ id, ...(help !== undefined && { "aria-describedby": `${id}-help` }) })}
    </div>
  );
}
