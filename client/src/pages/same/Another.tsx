/** What comes after the end of a challenge: another one, and the result to share. */

import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { t } from "../../texts/texts";
import { ShareResult } from "./ShareResult";

interface AnotherProps {
  /** What is shared; null where there is nothing to compare. */
  readonly text: string | null;
}

export function Another({ text }: AnotherProps) {
  return (
    <section class="panel">
      <div class="row">
        <ButtonLink icon="again" text={t("same-another")} href={href("same")} />
        {text !== null && <ShareResult text={text} />}
      </div>
    </section>
  );
}
