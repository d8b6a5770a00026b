/** The result to send to somebody: words and spades, and no card of the deal. */

import { canShare } from "../../app/copy";
import { Button } from "../../components/Button";
import { Hidden, SuitMark } from "../../components/drawings";
import { useCopied } from "../../components/useCopied";
import { dayText } from "../../texts/dates";
import { t } from "../../texts/texts";
import type { Day } from "../../wire/api";

const FILLED = "♠";
const HOLLOW = "♤";

export function ShareResult({ day }: { readonly day: Day }) {
  const course = day.result?.course ?? [];
  const { title, line, key } = wordsOf(day);
  const marks = course.map((isMine) => (isMine ? FILLED : HOLLOW)).join("");
  const text = [title, line, marks, key].join("\n");
  const { label, copy } = useCopied(text, "record-copy");
  return (
    <section class="panel" aria-labelledby="share">
      <h2 id="share">{t("day-share")}</h2>
      <div class="share-text">
        <b>{title}</b>
        <p>{line}</p>
        <p class="marks">
          {course.map((isMine) => (
            <SuitMark suit="S" class={isMine ? "" : "o"} />
          ))}
          <Hidden>
            {t("day-course", {
              course: course.map((isMine) => t(isMine ? "day-mine" : "day-theirs")).join(", "),
            })}
          </Hidden>
        </p>
        <p>{key}</p>
      </div>
      <div class="row">
        <Button icon="copy" text={label} onClick={copy} />
        {canShare({ text }) && (
          <Button
            icon="share"
            text={t("invite-share")}
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          />
        )}
      </div>
      <p class="notes">{t("day-share-about")}</p>
    </section>
  );
}

/** The lines of the text beside the marks. */
function wordsOf(day: Day): {
  readonly title: string;
  readonly line: string;
  readonly key: string;
} {
  const date = dayText(day.date, { day: "numeric", month: "long" });
  const yours = day.result?.counted[0] ?? 0;
  const tricks = day.result?.course.length ?? 0;
  return {
    title: t("day-share-title"),
    line:
      day.par === null
        ? t("day-share-line", { date, yours, tricks })
        : t("day-share-line-par", { date, yours, tricks, par: day.par }),
    key: t("day-share-key", { name: t(`level-${day.level}`) }),
  };
}
