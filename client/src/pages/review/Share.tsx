/** Taking the hand away: copied, or as a file. */

import { Button } from "../../components/Button";
import { useCopied } from "../../components/useCopied";
import { fileName } from "../../review/fileName";
import { t } from "../../texts/texts";

interface ShareProps {
  readonly record: string;
  /** What the players are called, north first. */
  readonly players: readonly string[];
}

export function Share({ record, players }: ShareProps) {
  const { label, copy } = useCopied(record, "record-copy");
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
      <Button icon="copy" text={label} onClick={copy} />
      <Button icon="share" text={t("record-save")} onClick={save} />
    </>
  );
}
