/** The panel of whoever asks, beside the table, and the parts that all of them have. */

import type { ComponentChildren } from "preact";
import { Button } from "../../components/Button";
import { Problem } from "../../components/Problem";
import { Soon } from "../../components/Soon";
import { useFocus } from "../../components/useFocus";

interface CoachPanelProps {
  readonly title: string;
  /** At the other end of the title's line. */
  readonly beside: ComponentChildren;
  /** Whether it has been answered: then it may lie over the hand. */
  readonly isOver: boolean;
  /** Whether an answer is being judged. */
  readonly isWaiting?: boolean;
  readonly problem: string | null;
  readonly children: ComponentChildren;
}

export function CoachPanel(props: CoachPanelProps) {
  const { title, beside, isOver, isWaiting = false, problem, children } = props;
  return (
    <section class={`coach panel ${isOver ? "over" : ""}`} aria-labelledby="coach">
      <div class="what">
        <h2 id="coach" class="small muted">
          {title}
        </h2>
        {beside}
      </div>
      {children}
      {isWaiting && <Soon />}
      <Problem text={problem} />
    </section>
  );
}

/** What is asked now. */
export function Asked({ text }: { readonly text: string }) {
  return (
    <p class="question">
      <i class="lampdot" />
      {text}
    </p>
  );
}

interface GoOnProps {
  readonly text: string;
  readonly onClick: () => void;
}

/** The way on, which the keyboard is at. */
export function GoOn({ text, onClick }: GoOnProps) {
  const button = useFocus<HTMLButtonElement>([text]);
  return <Button ref={button} look="main" text={text} onClick={onClick} />;
}
