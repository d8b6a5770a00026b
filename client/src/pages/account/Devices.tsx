/** The passkeys of the person who is signed in, and their recovery codes. */

import { useState } from "preact/hooks";
import { Icon } from "../../components/drawings";
import { Problem } from "../../components/Problem";
import { daySaid } from "../../texts/dates";
import { t } from "../../texts/texts";
import { inWords } from "../../wire/failure";
import { people, type Person } from "../../wire/people";
import { useDevice } from "./useDevice";
import { WaitingDialog } from "./WaitingDialog";

interface DevicesProps {
  readonly person: Person;
  readonly onChange: (codes?: readonly string[] | null) => void;
}

export function Devices({ person, onChange }: DevicesProps) {
  const { isAsked, problem, cancel, make } = useDevice(onChange);
  const [failure, setFailure] = useState<string | null>(null);
  /** The passkey whose removal is to be confirmed. */
  const [doubted, setDoubted] = useState<string | null>(null);
  const attempt = (work: () => Promise<readonly string[] | null>): void => {
    setFailure(null);
    work().then(onChange, (error: unknown) => setFailure(inWords(error)));
  };
  return (
    <section class="panel" aria-labelledby="account-devices">
      <h2 id="account-devices">{t("account-devices")}</h2>
      <p class="notes">{t("account-devices-about")}</p>
      <ul class="devices">
        {person.passkeys.map(({ id, device, here, made_at, used_at }) => (
          <li key={id}>
            <Icon name="passkey" />
            <span>
              <b>{t("account-passkey", { device, here: here ? "yes" : "no" })}</b>
              <br />
              <span class="muted">
                {t("account-passkey-times", { made: daySaid(made_at), used: daySaid(used_at) })}
              </span>
            </span>
            {person.passkeys.length > 1 && (
              <button
                type="button"
                class={doubted === id ? "btn danger" : "btn quiet"}
                onClick={() => {
                  if (doubted !== id) return setDoubted(id);
                  attempt(async () => {
                    await people.remove(id);
                    return null;
                  });
                }}
              >
                <span aria-live="polite">
                  {doubted === id
                    ? t("account-remove-sure", { here: here ? "yes" : "no" })
                    : t("account-remove")}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem text={problem ?? failure} />
      <div class="row">
        <button
          type="button"
          class="btn"
          aria-disabled={isAsked ? "true" : undefined}
          onClick={() => make(null)}
        >
          <Icon name="passkey" />
          {t("account-add")}
        </button>
        <button
          type="button"
          class="btn quiet"
          onClick={() =>
            attempt(async () => {
              await people.signOut();
              return null;
            })
          }
        >
          {t("account-sign-out")}
        </button>
      </div>
      <h3>{t("account-recovery")}</h3>
      <p class="notes">
        {t("account-codes-left", { count: person.codes })}
        {person.codes > 0 && ` ${t("account-codes-replace")}`}
      </p>
      <div class="row">
        <button
          type="button"
          class="btn"
          onClick={() => attempt(async () => (await people.newCodes()).codes)}
        >
          {t("account-codes-new")}
        </button>
      </div>
      {isAsked && <WaitingDialog onCancel={cancel} />}
    </section>
  );
}
