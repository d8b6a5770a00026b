/** One thing to do for a few minutes: a sign, words and one number. */

import { Icon, Numeral } from "../../components/drawings";

interface TileProps {
  readonly icon: string;
  readonly title: string;
  readonly about: string;
  readonly to: string;
  /** A number and what it counts; none for somebody who has just come. */
  readonly figure?: { readonly value: number; readonly text: string };
}

export function Tile({ icon, title, about, to, figure }: TileProps) {
  return (
    <li>
      <a href={to}>
        <span class="ico">
          <Icon name={icon} />
        </span>
        <span class="t">
          <b>{title}</b> <span>{about}</span>
        </span>
        {figure !== undefined && (
          <span class="f">
            <Numeral value={figure.value} />
            <span>{figure.text}</span>
          </span>
        )}
      </a>
    </li>
  );
}
