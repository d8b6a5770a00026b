/** While the other seat is empty: the link to send. */

import { invitationOf } from "../../app/ownTables";
import { href } from "../../app/route";
import { useTitle } from "../../app/title";
import { ButtonLink } from "../../components/Button";
import { Heading } from "../../components/Heading";
import { InviteLink } from "../../components/InviteLink";
import { t } from "../../texts/texts";
import { rulesName } from "../../texts/words";
import type { TableView } from "../../wire/messages";
import "../../styles/pages/notice.css";

export function Invitation({ table }: { readonly table: TableView }) {
  const secret = invitationOf(table.id);
  useTitle(t("invite-title"));
  return (
    <main class="notice">
      <section class="panel" aria-labelledby="invite">
        <Heading id="invite">{t("invite-title")}</Heading>
        <p class="muted">{rulesName(table)}</p>
        {secret === null ? (
          <p>{t("invite-lost")}</p>
        ) : (
          <>
            <p>{t("invite-about")}</p>
            <InviteLink to={["join", table.id, secret]} text={t("invite-text")} />
          </>
        )}
        <p class="waits">
          <span class="spin" aria-hidden="true" />
          {t("home-where-waiting")}
        </p>
        <ButtonLink look="quiet" text={t("to-first-page")} href={href()} />
      </section>
    </main>
  );
}
