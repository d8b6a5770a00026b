/** What a passkey is for, and how to make or use one; nobody needs it. */

import { useState } from "preact/hooks";
import { change, settings } from "../../app/settings";
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
  const busy = isAsked ? "true" : undefined;
  return (
    <>
      <form
        class="join"
        onSubmit={(event) => {
          event.preventDefault();
          change({ name });
          make(name.trim() || null);
        }}
      >
        <NameField label={t("account-name")} value={name} onChange={setName} />
        <Problem text={problem} />
        <div class="row">
          <button type="submit" class="btn main big" aria-disabled={busy}>
            <Icon name="passkey" />
            {t("account-make")}
          </button>
          <button type="button" class="btn quiet" aria-disabled={busy} onClick={signIn}>
            {t("account-have-one")}
          </button>
        </div>
        <p class="notes">
          {t("account-make-about")}{" "}
          <button type="button" class="as-link" onClick={() => setRecovering(true)}>
            {t("account-use-code")}
          </button>
        </p>
      </form>
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
