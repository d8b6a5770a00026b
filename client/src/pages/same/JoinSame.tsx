/** The link of a challenge that was opened: who invites to what; a name, and it is taken. */

import { settings } from "../../app/settings";
import type { PageProps } from "../../app/page";
import { goInstead, href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { Invited } from "../../components/Invited";
import { Notice } from "../../components/Notice";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { isolated, levelName, rulesName } from "../../texts/words";
import { api, type SameInvitation } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { dayOf } from "./words";

export default function JoinSame({ words: [id = "", secret = ""] }: PageProps) {
  const loaded = useLoaded(async () => {
    const invitation = await api.sameInvitation(id, secret);
    if (invitation.state === "yours") goInstead("same", id);
    return invitation;
  }, [id, secret]);
  if (loaded.kind === "failed") {
    return <Notice title={t("join-not")} text={inWords(loaded.error)} />;
  }
  if (loaded.kind !== "ready" || loaded.value.state === "yours") return null;
  const { state, terms } = loaded.value;
  if (state === "free") return <Welcome id={id} secret={secret} invitation={loaded.value} />;
  return (
    <Notice
      title={t(`same-join-${state}`, { people: terms.people })}
      text={t(`same-join-${state}-about`, { people: terms.people })}
    >
      <ButtonLink
        look="main big"
        text={t(state === "own" ? "same-join-open" : "same-join-new")}
        href={state === "own" ? href("same", id) : href("same")}
      />
    </Notice>
  );
}

interface WelcomeProps {
  readonly id: string;
  readonly secret: string;
  readonly invitation: SameInvitation;
}

function Welcome({ id, secret, invitation: { by, terms, players } }: WelcomeProps) {
  const what = {
    count: terms.deals,
    level: levelName(terms.level),
    rules: rulesName(terms),
    people: terms.people,
  };
  return (
    <Invited
      title={
        by === null || settings.value.hideNames
          ? t("same-join-nobody")
          : t("same-join", { name: isolated(by) })
      }
      about={t("same-join-about", { date: dayOf(terms.ends), people: terms.people })}
      accept={t("same-join-yes")}
      onAccept={async (name) => {
        await api.joinSame(id, { invite: secret, name });
        goInstead("same", id);
      }}
    >
      <p>{t("same-join-what", what)}</p>
      {players > 1 && <p>{t("same-join-players", { count: players })}</p>}
    </Invited>
  );
}
