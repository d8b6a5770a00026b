/** A few that exclude each other, as one control. */

import type { ComponentChildren } from "preact";

import "../styles/choices.css";

interface RadioGroupProps<T extends string | number> {
  readonly label: string;
  readonly name: string;
  /** Each with what is said of it where its text would be read badly. */
  readonly options: readonly (readonly [value: T, text: ComponentChildren, said?: string])[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  /** What all look like together, and each: a row of buttons where nothing is given. */
  readonly look?: readonly [all: string, each: string];
}

export function RadioGroup<T extends string | number>(props: RadioGroupProps<T>) {
  const { label, name, options, value, onChoose, look = ["segs", "btn"] } = props;
  const [all, each] = look;
  return (
    <fieldset class="ask-set">
      <legend>{label}</legend>
      <div class={all}>
        {options.map(([option, text, said]) => (
          <label key={option} class={each}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              aria-label={said}
              onChange={() => onChoose(option)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
