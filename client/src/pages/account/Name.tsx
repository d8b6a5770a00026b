/** What somebody is called from now on. */

import { useState } from "preact/hooks";
import { change } from "../../app/settings";
import { NameField } from "../../components/NameField";
import { Problem } from "../../components/Problem";
import { t } from "../../texts/texts";
import { inWords } from "../../wire/failure";
import { people, type Person } from "../../wire/people";

interface NameProps {
  readonly person: Person;
  readonly onChange: () => void;
}

export function Name({ person, onChange }: NameProps) {
  const [name, setName] = useState(person.name ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const rename = async (): Promise<void> => {
    setProblem(null);
    try {
      await people.rename(name.trim() || null);
      change({ name: name.trim() });
      onChange();
    } catch (error) {
      setProblem(inWords(error));
    }
  };
  return (
    <section class="panel" aria-labelledby="account-called">
      <h2 id="account-called">{t("account-called")}</h2>
      <form
        class="join"
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <NameField label={t("account-name")} value={name} onChange={setName} />
        <Problem text={problem} />
        <div class="row">
          <button type="submit" class="btn">
            {t("account-rename")}
          </button>
        </div>
      </form>
    </section>
  );
}
