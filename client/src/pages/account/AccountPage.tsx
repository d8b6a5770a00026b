/** Who one is here: a guest, or somebody with a passkey; and what is kept of them. */

import { useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { PageFrame } from "../../components/PageFrame";
import { useLoaded } from "../../components/useLoaded";
import { monthText } from "../../texts/dates";
import { t } from "../../texts/texts";
import { inWords } from "../../wire/failure";
import { meeting } from "../../wire/meeting";
import { people, type Account } from "../../wire/people";
import { CodesDialog } from "./CodesDialog";
import { Devices } from "./Devices";
import { Guest } from "./Guest";
import { Kept } from "./Kept";
import { Name } from "./Name";
import { RatedMatches } from "./RatedMatches";
import { RatingPanel } from "./RatingPanel";
import "../../styles/lists.css";
import "../../styles/pages/account.css";
import "../../styles/pages/rating.css";

export default function AccountPage(_: PageProps) {
  const [changes, setChanges] = useState(0);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const loaded = useLoaded(people.me, [changes]);
  const onChange = (told: readonly string[] | null = null): void => {
    setCodes(told);
    setChanges(changes + 1);
  };
  const account = useLast(loaded.kind === "ready" ? loaded.value : null);
  const person = account?.person ?? null;
  return (
    <PageFrame
      class="columns account"
      title={person === null ? t("account-title") : (person.name ?? t("account-you"))}
      {...(account === null
        ? {}
        : {
            sub:
              person === null
                ? t("account-guest")
                : t("account-since", { date: monthText(person.since) }),
          })}
      tools={<ButtonLink icon="stats" text={t("progress-title")} href={href("progress")} />}
    >
      {account !== null && <Shown account={account} onChange={onChange} />}
      {loaded.kind === "failed" && <p role="alert">{inWords(loaded.error)}</p>}
      {codes !== null && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </PageFrame>
  );
}

/** The last account that was told; while another one is asked for it stays as it was. */
function useLast(account: Account | null): Account | null {
  const [last, setLast] = useState(account);
  if (account !== null && account !== last) setLast(account);
  return account ?? last;
}

interface ShownProps {
  readonly account: Account;
  /** With the recovery codes of a new person. */
  readonly onChange: (codes?: readonly string[] | null) => void;
}

function Shown({ account, onChange }: ShownProps) {
  const { person } = account;
  const loaded = useLoaded(meeting.ratings, []);
  const ratings = loaded.kind === "ready" ? loaded.value : null;
  const rating = ratings !== null && <RatingPanel ratings={ratings} />;
  const matches = ratings !== null && ratings.matches.length > 0 && (
    <RatedMatches matches={ratings.matches} />
  );
  if (person === null) {
    return (
      <>
        <div class="col">
          <Guest account={account} onChange={onChange} />
          {rating}
        </div>
        <div class="col">
          {matches}
          <Kept account={account} />
        </div>
      </>
    );
  }
  return (
    <>
      <div class="col">{rating}</div>
      <div class="col">
        {matches}
        <Devices person={person} onChange={onChange} />
        <Name person={person} onChange={onChange} />
        <Kept account={account} />
      </div>
    </>
  );
}
