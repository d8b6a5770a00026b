/** Taking the hand away: copied, or as a file. */

import { useState } from "preact/hooks";
import { copyText } from "../../app/copy";
import { Icon } from "../../parts/drawings";
import { t } from "../../texts/texts";

export function Share({ record }: { readonly record: string }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const label = isCopied === null ? "record-copy" : isCopied ? "invite-copied" : "copy-failed";
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = "german-whist.gwr";
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <>
      <button
        type="button"
        class="btn"
        onClick={(event) => void copyText(record, event.currentTarget).then(setCopied)}
      >
        <Icon name="link" />
        <span aria-live="polite">{t(label)}</span>
      </button>
      <button type="button" class="btn" onClick={save}>
        <Icon name="share" />
        <span>{t("record-save")}</span>
      </button>
    </>
  );
}
