/** What cannot be shown here, and where to go instead. */

import { reloadIfReachable } from "../app/load";
import { href } from "../app/route";
import { useTitle } from "../app/title";
import { t } from "../texts/texts";
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
          <button type="button" class="btn main big" onClick={() => location.reload()}>
            {t("link-reload")}
          </button>
        ) : reason === "unreachable" ? (
          <button type="button" class="btn main big" onClick={() => void reloadIfReachable()}>
            {t("link-again")}
          </button>
        ) : (
          <a class="btn main big" href={href()}>
            {t("to-first-page")}
          </a>
        )}
      </section>
    </main>
  );
}
