/** The link to send, until somebody has come; then one that brings them back here. */

import { invitationOf } from "../../app/ownTables";
import { InviteLink } from "../../components/InviteLink";
import { t } from "../../texts/texts";
import type { Same } from "../../wire/api";

interface SendLinkProps {
  readonly same: Same;
  readonly name: string;
}

export function SendLink({ same, name }: SendLinkProps) {
  const secret = invitationOf(same.id);
  if (same.others.length > 0) {
    return (
      <section class="panel" aria-labelledby="link">
        <h2 id="link">{t("same-link-of", { name })}</h2>
        <p class="notes">{t("same-link-of-about", { name })}</p>
        <InviteLink to={["same", same.id]} text={t("same-remind")} isNew={false} />
      </section>
    );
  }
  return (
    <section class="panel" aria-labelledby="link">
      <h2 id="link">{t("same-link")}</h2>
      <p class="notes">{t(secret === null ? "same-link-lost" : "same-link-about")}</p>
      {secret !== null && (
        <InviteLink to={["same", "join", same.id, secret]} text={t("same-link-text")} />
      )}
    </section>
  );
}
