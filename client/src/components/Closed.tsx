/** What cannot be shown here, and where to go instead. */

import { reloadIfReachable } from "../app/load";
import { href } from "../app/route";
import { useTitle } from "../app/title";
import { t } from "../texts/texts";
import { Button, ButtonLink } from "./Button";
import { Heading } from "./Heading";
import "../styles/pages/notice.css";

const TEXTS = {
  no_page: "link-no-page",
  no_seat: "link-no-seat",
  too_old: "link-too-old",
  unreachable: "link-unreachable",
} as const;

export function Closed({ reason }: { readonly reason: keyof typeof TEXTS | "left" }) {
  const text = reason === "left" ? null : TEXTS[reason];
  useTitle(text && t(text));
  if (text === null) return null;
  return (
    <main class="notice">
      <section class="panel">
        <Heading>{t(text)}</Heading>
        <p>{t(`${text}-about`)}</p>
        {reason === "too_old" ? (
          <Button look="main big" text={t("link-reload")} onClick={() => location.reload()} />
        ) : reason === "unreachable" ? (
          <Button look="main big" text={t("link-again")} onClick={() => void reloadIfReachable()} />
        ) : (
          <ButtonLink look="main big" text={t("to-first-page")} href={href()} />
        )}
      </section>
    </main>
  );
}
