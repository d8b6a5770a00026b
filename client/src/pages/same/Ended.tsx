/** After the end: the deal in which it was won, another challenge, and the result to share. */

import { useState } from "preact/hooks";
import { canShare, copyText } from "../../app/copy";
import { href } from "../../app/route";
import { Icon } from "../../components/drawings";
import { speaker } from "../../speech/speaker";
import { t } from "../../texts/texts";
import { Unbroken } from "../../texts/Unbroken";
import { levelName } from "../../texts/words";
import type { Same } from "../../wire/api";
import { resultText } from "./words";

interface EndedProps {
  readonly same: Same;
  readonly name: string;
}

export function Ended({ same, name }: EndedProps) {
  const deal = same.decisive === null ? undefined : same.deals[same.decisive - 1];
  return (
    <>
      {deal?.mine && deal.theirs && (
        <section class="panel" aria-labelledby="where">
          <h2 id="where">{t("same-where")}</h2>
          <p>
            <Unbroken
              text={t("same-where-about", {
                number: deal.number,
                yours: resultText(deal.mine),
                theirs: resultText(deal.theirs),
                name,
              })}
            />
          </p>
          <div class="row">
            <a class="btn main" href={href("same", same.id, String(deal.number))}>
              {t("same-compare", { number: deal.number })}
            </a>
          </div>
        </section>
      )}
      <section class="panel">
        <div class="row">
          <a class="btn" href={href("same")}>
            <Icon name="again" />
            {t("same-another")}
          </a>
          {same.decided > 0 && <ShareResult same={same} />}
        </div>
      </section>
    </>
  );
}

function ShareResult({ same: { sums, decided, terms } }: { readonly same: Same }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const [yours, theirs] = sums;
  const text = t("same-share-text", { yours, theirs, decided, level: levelName(terms.level) });
  const label = isCopied === null ? "same-share" : isCopied ? "same-shared" : "copy-failed";
  return (
    <button
      type="button"
      class="btn"
      onClick={(event) => {
        if (canShare({ text })) return void navigator.share({ text }).catch(() => undefined);
        return void copyText(text, event.currentTarget).then((isDone) => {
          setCopied(isDone);
          speaker.say(t(isDone ? "same-shared" : "copy-failed"));
        });
      }}
    >
      <Icon name="share" />
      {t(label)}
    </button>
  );
}
