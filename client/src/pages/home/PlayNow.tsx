/** Play now: an opponent, a rule set, and the cards are dealt. Both are remembered. */

import { change, DEFAULTS, settings } from "../../app/settings";
import { useStore } from "../../app/store";
import { Button } from "../../components/Button";
import { Form } from "../../components/Form";
import { Badge } from "../../components/drawings";
import { t } from "../../texts/texts";
import { levelName, levelText } from "../../texts/words";
import type { RulesCatalogue } from "../../wire/api";
import { Against, PANEL } from "./Against";
import { RulesChoice } from "./RulesChoice";
import { usePerson } from "./usePerson";
import { useStart } from "./useStart";
import { Problem } from "../../components/Problem";

interface PlayNowProps {
  /** Whether there is nothing to go on with instead. */
  readonly isMain: boolean;
  readonly levels: readonly string[];
  readonly catalogue: RulesCatalogue | null;
}

export function PlayNow(props: PlayNowProps) {
  const { against } = useStore(settings);
  const Find = usePerson(against === "person");
  if (against === "computer") return <Computer {...props} />;
  if (Find === null || Find === "failed") {
    return (
      <section class="panel play" aria-labelledby="play-now" aria-busy={Find === null}>
        <h2 id="play-now" tabIndex={-1}>
          {t("home-play-now")}
        </h2>
        <Against />
        <Problem text={Find === null ? null : t("home-failed")} />
      </section>
    );
  }
  return <Find isMain={props.isMain} catalogue={props.catalogue} />;
}

function Computer({ isMain, levels, catalogue }: PlayNowProps) {
  const chosen = useStore(settings);
  const isKnown = levels.length === 0 || levels.includes(chosen.level);
  const level = isKnown ? chosen.level : DEFAULTS.level;
  const { start, isStarting, problem } = useStart();
  const play = (): void => {
    const opponent = { kind: "computer", level } as const;
    start({ rules: chosen.rules, opponent });
  };
  return (
    <Form id={PANEL} class="panel play" aria-labelledby="play-now" onSend={play}>
      <h2 id="play-now" tabIndex={-1}>
        {t("home-play-now")}
      </h2>
      <Against />
      <fieldset>
        <legend>{t("home-opponent")}</legend>
        <div class="lvs">
          {levels.map((name, index) => (
            <label key={name} class="pick lv">
              <input
                type="radio"
                name="level"
                value={name}
                checked={name === level}
                onChange={() => change({ level: name })}
              />
              <Badge level={name} />
              <b>{levelName(name)}</b>
              <span>{t("home-level", { number: index + 1 })}</span>
            </label>
          ))}
        </div>
        <p class="about">
          {levelText(level, "about")} <span class="eq">{t("levels-fair")}</span>
        </p>
      </fieldset>
      <RulesChoice
        catalogue={catalogue}
        value={chosen.rules}
        onChange={(rules) => change({ rules })}
      />
      <Button
        look={`big ${isMain ? "main" : "deal"}`}
        text={t(isStarting ? "home-starting" : "home-deal")}
        isOff={isStarting}
      />
      <Problem text={problem} />
    </Form>
  );
}
