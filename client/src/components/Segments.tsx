/** A few that exclude each other, as one control. */

import "../styles/choices.css";

interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly name: string;
  /** Each with what is said of it where its text would be read badly. */
  readonly options: readonly (readonly [value: T, text: string, said?: string])[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { label, name, options, value, onChoose } = props;
  return (
    <fieldset class="ask-set">
      <legend>{label}</legend>
      <div class="segs">
        {options.map(([option, text, said]) => (
          <label key={option} class="btn">
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
