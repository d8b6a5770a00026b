/** The result of a challenge in words, to share or to copy. */

import { canShare } from "../../app/copy";
import { Button } from "../../components/Button";
import { useCopied } from "../../components/useCopied";

export function ShareResult({ text }: { readonly text: string }) {
  const { label, copy } = useCopied(text, "same-share", "same-shared");
  return (
    <Button
      icon="share"
      text={label}
      onClick={(event) => {
        if (canShare({ text })) void navigator.share({ text }).catch(() => undefined);
        else void copy(event);
      }}
    />
  );
}
