/** The frame of a page to read: back, a title, and what it is about. */

import type { ComponentChildren } from "preact";
import { href } from "../app/route";
import { t } from "../texts/texts";
import { Icon } from "./drawings";
import "../styles/pages/frame.css";

interface PageFrameProps {
  readonly title: string;
  readonly sub?: string;
  readonly back?: string;
  /** Buttons at the right of the title. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function PageFrame(props: PageFrameProps) {
  const { title, sub, back = href(), tools, children, class: extra = "" } = props;
  return (
    <div class={`frame ${extra}`}>
      <header class="head">
        <a class="btn icon quiet" href={back} aria-label={t("back")}>
          <Icon name="prev" />
        </a>
        <div>
          <h1>{title}</h1>
          {sub !== undefined && <p class="muted small">{sub}</p>}
        </div>
        <div class="tools">{tools}</div>
      </header>
      <main>{children}</main>
    </div>
  );
}
