/** An invitation that was opened: who invites, to which rules; a name, and the seat is taken. */

import { settings } from "../../app/settings";
import type { PageProps } from "../../app/page";
import { go, goInstead, href } from "../../app/route";
import { clockName, clockText } from "../../app/clocks";
import { ButtonLink } from "../../components/Button";
import { Invited } from "../../components/Invited";
import { Notice } from "../../components/Notice";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { isolated, rulesName } from "../../texts/words";
import { api, type Invitation } from "../../wire/api";
import { inWords } from "../../wire/failure";

export default function JoinPage({ words: [id = "", secret = ""] }: PageProps) {
  const loaded = useLoaded(async () => {
    const invitation = await api.invitation(id, secret);
    if (invitation.state === "yours") goInstead("table", id);
    return invitation;
  }, [id, secret]);
  if (loaded.kind === "failed") {
    return <Notice title={t("join-not")} text={inWords(loaded.error)} />;
  }
  if (loaded.kind !== "ready" || loaded.value.state === "yours") return null;
  const { state } = loaded.value;
  if (state === "taken") return <Notice title={t("join-taken")} text={t("join-taken-about")} />;
  if (state === "own") {
    return (
      <Notice title={t("join-own")} text={t("join-own-about")}>
        <ButtonLink look="main big" text={t("join-own-table")} href={href("table", id)} />
      </Notice>
    );
  }
  return <Welcome id={id} secret={secret} invitation={loaded.value} />;
}

interface WelcomeProps {
  readonly id: string;
  readonly secret: string;
  readonly invitation: Invitation;
}

function Welcome({ id, secret, invitation }: WelcomeProps) {
  const { by, clock } = invitation;
  return (
    <Invited
      title={
        by === null || settings.value.hideNames
          ? t("join-title")
          : t("join-title-by", { name: isolated(by) })
      }
      about={t("join-about")}
      accept={t("join-sit")}
      onAccept={async (name) => {
        await api.takeSeat(id, { invite: secret, name });
        go("table", id);
      }}
    >
      <p>{t("join-rules", { rules: rulesName(invitation) })}</p>
      {clock !== "none" && (
        <p>
          {t("join-clock", { clock: clockName(clock) })} {t(`join-clock.${clockText(clock)}`)}
        </p>
      )}
    </Invited>
  );
}
