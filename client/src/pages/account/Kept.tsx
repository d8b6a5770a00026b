/** What is kept of somebody, signed in or not: to be taken along, or deleted. */

import { useState } from "preact/hooks";
import { Icon } from "../../components/drawings";
import { Problem } from "../../components/Problem";
import { saveData } from "../../people/ownData";
import { number, t } from "../../texts/texts";
import { inWords } from "../../wire/failure";
import type { Account } from "../../wire/people";
import { DeleteDialog } from "./DeleteDialog";

export function Kept({ account }: { readonly account: Account }) {
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
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
  const save = (): void => {
    setProblem(null);
    saveData().catch((error: unknown) => setProblem(inWords(error)));
  };
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
        <button type="button" class="btn" onClick={save}>
          <Icon name="down" />
          {t("account-save")}
        </button>
        <button type="button" class="btn danger" onClick={() => setDeleting(true)}>
          <Icon name="bin" />
          {t("account-delete")}
        </button>
      </div>
      {isDeleting && (
        <DeleteDialog account={account} onSave={save} onClose={() => setDeleting(false)} />
      )}
    </section>
  );
}
