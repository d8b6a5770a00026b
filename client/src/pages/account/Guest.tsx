/** What a passkey is for, and how to make or use one; nobody needs it. */

import { useState } from "preact/hooks";
import { change, settings } from "../../app/settings";
import { Button } from "../../components/Button";
import { Form } from "../../components/Form";
import { Icon } from "../../components/drawings";
import { NameField } from "../../components/NameField";
import { Problem } from "../../components/Problem";
import { knowsPasskeys } from "../../people/passkeys";
import { t } from "../../texts/texts";
import type { Account } from "../../wire/people";
import { RecoveryDialog } from "./RecoveryDialog";
import { useDevice } from "./useDevice";
import { WaitingDialog } from "./WaitingDialog";

const PROMISES = ["account-promise-seats", "account-promise-names", "account-promise-free"];

interface GuestProps {
  readonly account: Account;
  readonly onChange: (codes?: readonly string[] | null) => void;
}

export function Guest({ account, onChange }: GuestProps) {
  const whyNot = account.no_passkeys ?? (knowsPasskeys() ? null : "browser");
  return (
    <section class="panel" aria-labelledby="account-keep">
      <h2 id="account-keep" class="large">
        {t("account-keep")}
      </h2>
      <ul class="pledge">
        {PROMISES.map((promise) => (
          <li key={promise}>
            <Icon name="tick" />
            <span>{t(promise)}</span>
          </li>
        ))}
      </ul>
      {whyNot === null ? (
        <Ways onChange={onChange} />
      ) : (
        <p class="notes">{t(`account-no-passkeys-${whyNot}`)}</p>
      )}
    </section>
  );
}

function Ways({ onChange }: Pick<GuestProps, "onChange">) {
  const [name, setName] = useState(settings.value.name);
  const [isRecovering, setRecovering] = useState(false);
  const { isAsked, problem, cancel, make, signIn } = useDevice(onChange);
  return (
    <>
      <Form
        class="join"
        onSend={() => {
          change({ name });
          make(name.trim() || null);
        }}
      >
        <NameField label={t("account-name")} value={name} onChange={setName} />
        <Problem text={problem} />
        <div class="row">
          <Button look="main big" icon="passkey" text={t("account-make")} isOff={isAsked} />
          <Button look="quiet" text={t("account-have-one")} isOff={isAsked} onClick={signIn} />
        </div>
        <p class="notes">
          {t("account-make-about")}{" "}
          <button type="button" class="as-link" onClick={() => setRecovering(true)}>
            {t("account-use-code")}
          </button>
        </p>
      </Form>
      {isAsked && <WaitingDialog onCancel={cancel} />}
      {isRecovering && (
        <RecoveryDialog
          onClose={() => setRecovering(false)}
          onDone={() => {
            setRecovering(false);
            onChange();
          }}
        />
      )}
    </>
  );
}
