/** Taking the hand away: copied, or as a file. */

import { useState } from "preact/hooks";
import { copyText } from "../../app/copy";
import { Icon } from "../../components/drawings";
import { fileName } from "../../review/fileName";
import { speaker } from "../../speech/speaker";
import { t } from "../../texts/texts";

interface ShareProps {
  readonly record: string;
  /** What the players are called, north first. */
  readonly players: readonly string[];
}

export function Share({ record, players }: ShareProps) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const label = isCopied === null ? "record-copy" : isCopied ? "invite-copied" : "copy-failed";
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = fileName(players, record);
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <>
      <button
        type="button"
        class="btn"
        onClick={(event) => {
          void copyText(record, event.currentTarget).then((isDone) => {
            setCopied(isDone);
            speaker.say(t(isDone ? "invite-copied" : "copy-failed"));
          });
        }}
      >
        <Icon name="copy" />
        <span>{t(label)}</span>
      </button>
      <button type="button" class="btn" onClick={save}>
        <Icon name="share" />
        <span>{t("record-save")}</span>
      </button>
    </>
  );
}
