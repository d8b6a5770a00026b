/** What somebody is called from now on. */

import { useState } from "preact/hooks";
import { change } from "../../app/settings";
import { Button } from "../../components/Button";
import { Form } from "../../components/Form";
import { NameField } from "../../components/NameField";
import { Problem } from "../../components/Problem";
import { useTask } from "../../components/useTask";
import { t } from "../../texts/texts";
import { people, type Person } from "../../wire/people";

interface NameProps {
  readonly person: Person;
  readonly onChange: () => void;
}

export function Name({ person, onChange }: NameProps) {
  const [name, setName] = useState(person.name ?? "");
  const { run, problem } = useTask();
  const rename = async (): Promise<void> => {
    await people.rename(name.trim() || null);
    change({ name: name.trim() });
    onChange();
  };
  return (
    <section class="panel" aria-labelledby="account-called">
      <h2 id="account-called">{t("account-called")}</h2>
      <Form class="join" onSend={() => void run(rename)}>
        <NameField label={t("account-name")} value={name} onChange={setName} />
        <Problem text={problem} />
        <div class="row">
          <Button text={t("account-rename")} />
        </div>
      </Form>
    </section>
  );
}
