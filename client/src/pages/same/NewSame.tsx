/** Making a challenge, and those that there are. */

import { useState } from "preact/hooks";
import { go } from "../../app/route";
import { change, DEFAULTS, settings } from "../../app/settings";
import { keepInvitation } from "../../app/ownTables";
import { useStore } from "../../app/store";
import { Button } from "../../components/Button";
import { Form } from "../../components/Form";
import { Badge } from "../../components/drawings";
import { PageFrame } from "../../components/PageFrame";
import { RadioGroup } from "../../components/RadioGroup";
import { useLoaded } from "../../components/useLoaded";
import { useTask } from "../../components/useTask";
import { t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import { api } from "../../wire/api";
import { inWords } from "../../wire/failure";
import { NameField } from "../../components/NameField";
import { Problem } from "../../components/Problem";
import { RulesChoice } from "../home/RulesChoice";
import { HowItGoes } from "./HowItGoes";
import { Mine } from "./Mine";

const DEALS = [4, 8, 16] as const;
const PEOPLE = [2, 8] as const;
const DAYS = 14;

export function NewSame() {
  const loaded = useLoaded(async () => {
    const [levels, catalogue, mine] = await Promise.all([
      api.levels(),
      api.rules(),
      api.sameCards(),
    ]);
    return { levels, catalogue, mine };
  }, []);
  const chosen = useStore(settings);
  const levels = loaded.kind === "ready" ? loaded.value.levels : [];
  const level = levels.includes(chosen.level) ? chosen.level : DEFAULTS.level;
  const [deals, setDeals] = useState<(typeof DEALS)[number]>(8);
  const [people, setPeople] = useState<(typeof PEOPLE)[number]>(2);
  const [rules, setRules] = useState("standard");
  const { run, isBusy, problem } = useTask();
  const make = async (): Promise<void> => {
    const name = chosen.name.trim() || null;
    const { id, invite } = await api.makeSame({ level, deals, people, rules, name });
    keepInvitation(id, invite);
    go("same", id);
  };
  const ends = Date.now() / 1000 + DAYS * 24 * 3600;
  return (
    <PageFrame title={t("same-title")} sub={t("same-about")} class="columns duel">
      {loaded.kind === "failed" && (
        <p class="panel" role="alert">
          {inWords(loaded.error)}
        </p>
      )}
      {loaded.kind === "ready" && (
        <>
          <Form
            class="panel offer"
            aria-labelledby="challenge"
            onSend={() => void run(make, rules)}
          >
            <h2 id="challenge">{t("same-challenge", { people })}</h2>
            <RadioGroup
              label={t("same-who")}
              name="people"
              options={PEOPLE.map((number) => [number, t(`same-who-${number}`)])}
              value={people}
              onChoose={setPeople}
            />
            <RadioGroup
              label={t("same-against", { people })}
              name="level"
              look={["picks three", "pick"]}
              options={levels.map((name) => [
                name,
                <>
                  <Badge level={name} />
                  <b>{levelName(name)}</b>
                </>,
              ])}
              value={level}
              onChoose={(name) => change({ level: name })}
            />
            <RadioGroup
              label={t("same-how-many")}
              name="deals"
              options={DEALS.map((number) => [number, String(number)])}
              value={deals}
              onChoose={setDeals}
            />
            <RulesChoice catalogue={loaded.value.catalogue} value={rules} onChange={setRules} />
            <NameField
              label={t("home-name")}
              value={chosen.name}
              onChange={(name) => change({ name })}
            />
            <Problem text={problem} />
            <Button look="main big" text={t(isBusy ? "same-making" : "same-make")} isOff={isBusy} />
            <p class="notes">{t("same-make-about", { people })}</p>
          </Form>
          <div class="col">
            {loaded.value.mine.length > 0 && <Mine challenges={loaded.value.mine} />}
            <HowItGoes level={level} deals={deals} people={people} ends={ends} />
          </div>
        </>
      )}
    </PageFrame>
  );
}
