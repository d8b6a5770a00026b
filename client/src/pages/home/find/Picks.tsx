/** One of a few, as cards with a word or figures and a line under it. */

import type { ComponentChildren } from "preact";
import "../../../styles/choices.css";

interface PicksProps<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: T;
  /** Each with what is said of it where its figures would be read badly. */
  readonly options: readonly (readonly [
    value: T,
    title: ComponentChildren,
    about: string,
    said?: string,
  ])[];
  readonly onChoose: (value: T) => void;
}

export function Picks<T extends string>(props: PicksProps<T>) {
  const { label, name, value, options, onChoose } = props;
  const isThree = options.length === 3;
  return (
    <fieldset class="ask-set">
      <legend>{label}</legend>
      <div class={`picks ${isThree ? "three" : "two"}`}>
        {options.map(([option, title, about, said]) => (
          <label key={option} class={isThree ? "pick" : "pick left"}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              aria-label={said}
              onChange={() => onChoose(option)}
            />
            {title}
            <small>{about}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
