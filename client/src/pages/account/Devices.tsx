/** The passkeys of the person who is signed in, and their recovery codes. */

import { useState } from "preact/hooks";
import { Button } from "../../components/Button";
import { Icon } from "../../components/drawings";
import { Problem } from "../../components/Problem";
import { useTask } from "../../components/useTask";
import { daySaid } from "../../texts/dates";
import { t } from "../../texts/texts";
import { people, type Person } from "../../wire/people";
import { useDevice } from "./useDevice";
import { WaitingDialog } from "./WaitingDialog";

interface DevicesProps {
  readonly person: Person;
  readonly onChange: (codes?: readonly string[] | null) => void;
}

export function Devices({ person, onChange }: DevicesProps) {
  const { isAsked, problem, cancel, make } = useDevice(onChange);
  const { run, problem: failure } = useTask();
  /** The passkey whose removal is to be confirmed. */
  const [doubted, setDoubted] = useState<string | null>(null);
  const attempt = (work: () => Promise<readonly string[] | null>): void =>
    void run(async () => onChange(await work()));
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
        <Button icon="passkey" text={t("account-add")} isOff={isAsked} onClick={() => make(null)} />
        <Button
          look="quiet"
          text={t("account-sign-out")}
          onClick={() =>
            attempt(async () => {
              await people.signOut();
              return null;
            })
          }
        />
      </div>
      <h3>{t("account-recovery")}</h3>
      <p class="notes">
        {t("account-codes-left", { count: person.codes })}
        {person.codes > 0 && ` ${t("account-codes-replace")}`}
      </p>
      <div class="row">
        <Button
          text={t("account-codes-new")}
          onClick={() => attempt(async () => (await people.newCodes()).codes)}
        />
      </div>
      {isAsked && <WaitingDialog onCancel={cancel} />}
    </section>
  );
}
