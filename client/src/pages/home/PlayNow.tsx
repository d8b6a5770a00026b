/** Play now: an opponent, a rule set, and the cards are dealt. Both are remembered. */

import { useEffect, useState } from "preact/hooks";
import { change, DEFAULTS, settings } from "../../app/settings";
import { sitDown } from "../../app/sitDown";
import { useStore } from "../../app/store";
import { Badge } from "../../parts/drawings";
import { t } from "../../texts/texts";
import { levelName, levelText } from "../../texts/words";
import { api } from "../../wire/api";
import { RulesChoice } from "./RulesChoice";
import { useStart } from "./useStart";

export function PlayNow({ isMain }: { readonly isMain: boolean }) {
  const chosen = useStore(settings);
  const levels = useLevels();
  // Until the levels are known the one remembered stands, so that nobody has to wait for them.
  const isKnown = levels.length === 0 || levels.includes(chosen.level);
  const level = isKnown ? chosen.level : DEFAULTS.level;
  const { start, isStarting, problem } = useStart();
  const play = (): void => {
    const opponent = { kind: "computer", level } as const;
    void start({ rules: chosen.rules, opponent }, (taken) => sitDown(taken, "table"));
  };
  return (
    <form
      class="panel play"
      aria-labelledby="play-now"
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      <h2 id="play-now">{t("home-play-now")}</h2>
      <fieldset>
        <legend>{t("home-opponent")}</legend>
        <div class="lvs">
          {levels.map((name, index) => (
            <label key={name} class="lv">
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
      <RulesChoice value={chosen.rules} onChange={(rules) => change({ rules })} />
      <button
        type="submit"
        class={`btn big ${isMain ? "main" : "deal"}`}
        aria-disabled={isStarting ? "true" : undefined}
      >
        {t(isStarting ? "home-starting" : "home-deal")}
      </button>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/** The levels there are, from the weakest to the strongest. */
function useLevels(): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    api.levels().then(setLevels, () => undefined);
  }, []);
  return levels;
}
