/** Making a challenge, and those that there are. */

import { useRef, useState } from "preact/hooks";
import { go } from "../../app/route";
import { change, DEFAULTS, settings } from "../../app/settings";
import { keepInvitation } from "../../app/ownTables";
import { useStore } from "../../app/store";
import { Badge } from "../../components/drawings";
import { PageFrame } from "../../components/PageFrame";
import { RadioGroup } from "../../components/RadioGroup";
import { useLoaded } from "../../components/useLoaded";
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
  const { make, isBusy, problem } = useMake();
  const ends = Date.now() / 1000 + DAYS * 24 * 3600;
  return (
    <PageFrame title={t("same-title")} sub={t("same-about")} class="duel">
      {loaded.kind === "failed" && (
        <p class="panel" role="alert">
          {inWords(loaded.error)}
        </p>
      )}
      {loaded.kind === "ready" && (
        <>
          <form
            class="panel offer"
            aria-labelledby="challenge"
            onSubmit={(event) => {
              event.preventDefault();
              make({ level, deals, people, rules, name: chosen.name.trim() || null });
            }}
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
            <button type="submit" class="btn main big" aria-disabled={isBusy ? "true" : undefined}>
              {t(isBusy ? "same-making" : "same-make")}
            </button>
            <p class="notes">{t("same-make-about", { people })}</p>
          </form>
          <div class="side">
            {loaded.value.mine.length > 0 && <Mine challenges={loaded.value.mine} />}
            <HowItGoes level={level} deals={deals} people={people} ends={ends} />
          </div>
        </>
      )}
    </PageFrame>
  );
}

/** Makes a challenge, once for however many clicks, and goes there. */
function useMake() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isMaking = useRef(false);
  const make = (wish: Parameters<typeof api.makeSame>[0]): void => {
    if (isMaking.current) return;
    isMaking.current = true;
    setBusy(true);
    api
      .makeSame(wish)
      .then(({ id, invite }) => {
        keepInvitation(id, invite);
        go("same", id);
      })
      .catch((error: unknown) => setProblem(inWords(error, wish.rules)))
      .finally(() => {
        isMaking.current = false;
        setBusy(false);
      });
  };
  return { make, isBusy, problem };
}
