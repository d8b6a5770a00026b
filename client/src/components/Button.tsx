/** What is pressed to do something, and what leads to a page and looks the same. */

import type { MouseEventHandler, Ref } from "preact";
import { Icon } from "./drawings";

interface LookProps {
  /** How it looks beside others, such as `main` or `quiet big`. */
  readonly look?: string;
  /** A drawing before the text. */
  readonly icon?: string | undefined;
  readonly text: string;
}

interface ButtonProps extends LookProps {
  /** Whether nothing can be done with it now; it is found and read aloud all the same. */
  readonly isOff?: boolean;
  /** Without it the button sends its form. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ look, icon, text, isOff = false, onClick, ref }: ButtonProps) {
  return (
    <button
      ref={ref ?? null}
      type={onClick === undefined ? "submit" : "button"}
      class={classOf(look)}
      aria-disabled={isOff ? "true" : undefined}
      onClick={onClick}
    >
      <Inside icon={icon} text={text} />
    </button>
  );
}

export function ButtonLink({ look, icon, text, href }: LookProps & { readonly href: string }) {
  return (
    <a class={classOf(look)} href={href}>
      <Inside icon={icon} text={text} />
    </a>
  );
}

function Inside({ icon, text }: Pick<LookProps, "icon" | "text">) {
  if (icon === undefined) return <>{text}</>;
  return (
    <>
      <Icon name={icon} />
      <span>{text}</span>
    </>
  );
}

function classOf(look?: string): string {
  return look ? `btn ${look}` : "btn";
}
