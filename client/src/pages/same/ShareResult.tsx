/** The result of a challenge in words, to share or to copy. */

import { useState } from "preact/hooks";
import { canShare, copyText } from "../../app/copy";
import { Icon } from "../../components/drawings";
import { speaker } from "../../speech/speaker";
import { t } from "../../texts/texts";

export function ShareResult({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
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
