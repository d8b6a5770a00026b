/** An invitation that was opened: who invites, to which rules; a name, and the seat is taken. */

import { useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { go, goInstead, href } from "../../app/route";
import { clockName, clockText } from "../../app/clocks";
import { change, settings } from "../../app/settings";
import { useTitle } from "../../app/title";
import { Heading } from "../../components/Heading";
import { Notice } from "../../components/Notice";
import { Wordmark } from "../../components/drawings";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { isolated, rulesName } from "../../texts/words";
import { api, type Invitation } from "../../wire/api";
import { Problem } from "../../components/Problem";
import { NameField } from "../../components/NameField";
import { inWords } from "../../wire/failure";
import "../../styles/pages/notice.css";

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
        <a class="btn main big" href={href("table", id)}>
          {t("join-own-table")}
        </a>
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
  const [name, setName] = useState(settings.value.name);
  const [problem, setProblem] = useState<string | null>(null);
  const join = async (): Promise<void> => {
    change({ name });
    try {
      await api.takeSeat(id, { invite: secret, name: name.trim() || null });
      go("table", id);
    } catch (error) {
      setProblem(inWords(error));
    }
  };
  const { by, clock } = invitation;
  const title = by === null ? t("join-title") : t("join-title-by", { name: isolated(by) });
  useTitle(title);
  return (
    <main class="notice">
      <form
        class="panel ask"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <Wordmark isTall />
        <Heading>{title}</Heading>
        <p>{t("join-rules", { rules: rulesName(invitation) })}</p>
        {clock !== "none" && (
          <p>
            {t("join-clock", { clock: clockName(clock) })} {t(`join-clock.${clockText(clock)}`)}
          </p>
        )}
        <p class="muted">{t("join-about")}</p>
        <NameField label={t("home-name")} value={name} onChange={setName} />
        <Problem text={problem} />
        <button type="submit" class="btn main big">
          {t("join-sit")}
        </button>
      </form>
    </main>
  );
}
