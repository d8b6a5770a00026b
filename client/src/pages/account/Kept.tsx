/** What is kept of somebody, signed in or not: to be taken along, or deleted. */

import { useState } from "preact/hooks";
import { Button } from "../../components/Button";
import { Problem } from "../../components/Problem";
import { useTask } from "../../components/useTask";
import { saveData } from "../../people/ownData";
import { number, t } from "../../texts/texts";
import type { Account } from "../../wire/people";
import { DeleteDialog } from "./DeleteDialog";

export function Kept({ account }: { readonly account: Account }) {
  const [isDeleting, setDeleting] = useState(false);
  const { run, problem } = useTask();
  const { kept, store } = account;
  const facts = [
    ["account-hands", t("account-both", { one: number(kept.hands), two: number(kept.matches) })],
    [
      "account-lessons",
      t("account-both", { one: number(kept.lessons), two: number(kept.puzzles) }),
    ],
    ["account-days", number(kept.days)],
    ["account-where", t(`account-where-${store}`)],
  ] as const;
  const save = (): void => void run(saveData);
  return (
    <section class="panel" aria-labelledby="account-kept">
      <h2 id="account-kept">{t("account-kept")}</h2>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="notes">{t("account-kept-about")}</p>
      <Problem text={problem} />
      <div class="row">
        <Button icon="down" text={t("account-save")} onClick={save} />
        <Button
          look="danger"
          icon="bin"
          text={t("account-delete")}
          onClick={() => setDeleting(true)}
        />
      </div>
      {isDeleting && (
        <DeleteDialog account={account} onSave={save} onClose={() => setDeleting(false)} />
      )}
    </section>
  );
}
