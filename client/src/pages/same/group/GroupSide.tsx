/** What stands beside the deals of many: the link to send until it is closed, or what comes next. */

import { invitationOf } from "../../../app/ownTables";
import { InviteLink } from "../../../components/InviteLink";
import { t } from "../../../texts/texts";
import type { Same } from "../../../wire/api";
import { Another } from "../Another";
import { CloseLink } from "./CloseLink";
import { peopleOf } from "./people";
import { groupShareText, isCompared } from "./words";

interface GroupSideProps {
  readonly same: Same;
  readonly onChange: (same: Same) => void;
}

export function GroupSide({ same, onChange }: GroupSideProps) {
  if (same.over) {
    return <Another text={isCompared(peopleOf(same)) ? groupShareText(same) : null} />;
  }
  const secret = invitationOf(same.id);
  const room = same.terms.people - 1 - same.others.length;
  if (!same.open) {
    return (
      <section class="panel" aria-labelledby="link">
        <h2 id="link">{t("same-link-all")}</h2>
        <p class="notes">{t("same-link-closed")}</p>
        <InviteLink to={["same", same.id]} text={t("same-remind")} isNew={false} />
      </section>
    );
  }
  if (!same.inviter) {
    return (
      <section class="panel" aria-labelledby="link">
        <h2 id="link">{t("same-link-group")}</h2>
        <p class="notes">{t("same-link-open", { count: room })}</p>
      </section>
    );
  }
  return (
    <section class="panel" aria-labelledby="link">
      <h2 id="link">{t("same-link-group")}</h2>
      <p class="notes">
        {secret === null ? t("same-link-lost") : t("same-link-open", { count: room })}
      </p>
      {secret !== null && (
        <InviteLink
          to={["same", "join", same.id, secret]}
          text={t("same-link-text")}
          isNew={same.others.length === 0}
        />
      )}
      <CloseLink same={same} onChange={onChange} />
    </section>
  );
}
