/** While the other seat is empty: the link to send. */

import { useState } from "preact/hooks";
import { canShare, copyText } from "../../app/copy";
import { invitationOf } from "../../app/ownTables";
import { reachOf } from "../../app/reach";
import { href } from "../../app/route";
import { useTitle } from "../../app/title";
import { Heading } from "../../components/Heading";
import { Icon } from "../../components/drawings";
import { speaker } from "../../speech/speaker";
import { t } from "../../texts/texts";
import { rulesName } from "../../texts/words";
import type { TableMessage } from "../../wire/messages";
import "../../styles/pages/notice.css";

export function Invitation({ table }: { readonly table: TableMessage }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const secret = invitationOf(table.id);
  const address = new URL(href("join", table.id, secret ?? ""), location.href).href;
  const share = { title: t("app-title"), text: t("invite-text"), url: address };
  const reach = reachOf(location.hostname);
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
            <input
              class="address"
              type="text"
              readOnly
              aria-label={t("invite-link")}
              value={address}
              onClick={(event) => event.currentTarget.select()}
            />
            <div class="go">
              <button
                type="button"
                class="btn main"
                onClick={(event) => {
                  void copyText(address, event.currentTarget).then((isDone) => {
                    setCopied(isDone);
                    if (isDone) speaker.say(t("invite-copied"));
                  });
                }}
              >
                <Icon name="copy" />
                {t(isCopied ? "invite-copied" : "invite-copy")}
              </button>
              {canShare(share) && (
                <button type="button" class="btn" onClick={() => void navigator.share(share)}>
                  <Icon name="share" />
                  {t("invite-share")}
                </button>
              )}
            </div>
            {isCopied === false && <p role="alert">{t("copy-by-hand")}</p>}
            {reach !== "anywhere" && (
              <div class="reach">
                <p>{t(`invite-reach-${reach}`)}</p>
                <p class="muted small">{t("invite-reach-how")}</p>
              </div>
            )}
          </>
        )}
        <p class="waits">
          <span class="spin" aria-hidden="true" />
          {t("home-where-waiting")}
        </p>
        <a class="btn quiet" href={href()}>
          {t("to-first-page")}
        </a>
      </section>
    </main>
  );
}
