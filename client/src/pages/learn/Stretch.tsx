/** One stretch of the path: its number, its name, how far one is, and what it leads to. */

import type { ComponentChildren } from "preact";
import { Numeral } from "../../components/drawings";
import { Problem } from "../../components/Problem";

interface StretchProps {
  readonly number: number;
  readonly title: string;
  /** In a few words how far one is. */
  readonly about: string;
  /** The marks on the rail: `y` for what is done, `now` for what is next. */
  readonly ticks: readonly string[];
  readonly isOpen: boolean;
  readonly problem?: string | null;
  /** Its steps, as items of a list. */
  readonly children: ComponentChildren;
}

export function Stretch(props: StretchProps) {
  const { number, title, about, ticks, isOpen, problem = null, children } = props;
  return (
    <details class="stretch" open={isOpen}>
      <summary>
        <span class="no">
          <Numeral value={number} />
        </span>
        <div>
          <h3>{title}</h3>
          <small aria-hidden="true">{about}</small>
        </div>
        <span class="of">{about}</span>
        <ol class="ticks" aria-hidden="true">
          {ticks.map((look, index) => (
            <li key={index} class={look} />
          ))}
        </ol>
      </summary>
      <ol class="steps-list">{children}</ol>
      <Problem text={problem} />
    </details>
  );
}
