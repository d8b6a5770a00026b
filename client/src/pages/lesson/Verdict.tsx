/** Whether an answer was right, by sign and word. */

import { Icon } from "../../components/drawings";

interface VerdictProps {
  readonly isRight: boolean;
  readonly text: string;
}

export function Verdict({ isRight, text }: VerdictProps) {
  return (
    <div class="row">
      <span class={`pill ${isRight ? "good" : "bad"}`}>
        {isRight ? <Icon name="tick" /> : "▼"} {text}
      </span>
    </div>
  );
}
