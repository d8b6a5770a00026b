/** A page that is one panel, with something to be told. */

import type { ComponentChildren } from "preact";
import { href } from "../app/route";
import { useTitle } from "../app/title";
import { t } from "../texts/texts";
import { ButtonLink } from "./Button";
import { Heading } from "./Heading";
import "../styles/pages/notice.css";

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

export function Notice({ title, text, children }: NoticeProps) {
  useTitle(title);
  return (
    <main class="notice">
      <section class="panel">
        <Heading>{title}</Heading>
        <p>{text}</p>
        {children}
        <ButtonLink look="quiet" text={t("to-first-page")} href={href()} />
      </section>
    </main>
  );
}
