/** The frame of a page to read: back, a title, and what it is about. */

import type { ComponentChildren } from "preact";
import { href } from "../app/route";
import { useTitle } from "../app/title";
import { t } from "../texts/texts";
import { Unbroken } from "../texts/Unbroken";
import { Icon, IconButton } from "./drawings";
import { useFocus } from "./useFocus";
import "../styles/pages/frame.css";

interface PageFrameProps {
  readonly title: string;
  readonly sub?: string;
  readonly back?: string;
  /** Goes back within the page, in the place of the link. */
  readonly onBack?: () => void;
  /** Buttons at the right of the title. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function PageFrame(props: PageFrameProps) {
  const { title, sub, back = href(), onBack, tools, children, class: extra = "" } = props;
  const heading = useFocus<HTMLHeadingElement>();
  useTitle(title);
  return (
    <div class={`frame ${extra}`}>
      <header class="head">
        {onBack === undefined ? (
          <a class="btn icon quiet" href={back} aria-label={t("back")}>
            <Icon name="prev" />
          </a>
        ) : (
          <IconButton icon="prev" label={t("back")} onClick={onBack} />
        )}
        <div>
          <h1 ref={heading} tabIndex={-1} data-refuge>
            <Unbroken text={title} />
          </h1>
          {sub !== undefined && <p class="muted small">{sub}</p>}
        </div>
        <div class="tools">{tools}</div>
      </header>
      <main>{children}</main>
    </div>
  );
}
