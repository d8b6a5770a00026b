/** The player's choices, each in force at once. */

import { useId } from "preact/hooks";
import { change, settings, type Settings } from "../app/settings";
import { useStore } from "../app/store";
import { LANGUAGES, language, speak, t } from "../texts/texts";
import { hasOwnLetters } from "../texts/letters";
import { Choice } from "./Choice";

/** From how many tricks on the coach may ask; 0 for no coach. */
const COACH = [0, 0.2, 0.3, 0.5, 1] as const;

interface SettingsFormProps {
  /** Opens the list of keys. */
  readonly onKeys: () => void;
}

export function SettingsForm({ onKeys }: SettingsFormProps) {
  const chosen = useStore(settings);
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={t("settings-language")}
        value={language.value ?? "en"}
        options={LANGUAGES.map((tag) => [tag, t(`language-${tag}`), tag])}
        onChoose={(tag) => {
          change({ language: tag });
          void speak(tag);
        }}
      />
      <Choice
        label={t("settings-theme")}
        value={chosen.theme}
        options={[
          ["auto", t("settings-theme-system")],
          ["light", t("settings-theme-light")],
          ["dark", t("settings-theme-dark")],
        ]}
        onChoose={(theme) => change({ theme: theme as Settings["theme"] })}
      />
      <Choice
        label={t("settings-speed")}
        value={chosen.speed}
        options={(["slow", "normal", "fast", "off"] as const).map((speed) => [
          speed,
          t(`settings-speed-${speed}`),
        ])}
        onChoose={(speed) => change({ speed: speed as Settings["speed"] })}
      />
      <Choice
        label={t("settings-sort")}
        value={chosen.suitOrder}
        options={[
          ["SHCD", "♠ ♥ ♣ ♦"],
          ["SHDC", "♠ ♥ ♦ ♣"],
          ["CDHS", "♣ ♦ ♥ ♠"],
        ]}
        onChoose={(order) => change({ suitOrder: order as Settings["suitOrder"] })}
      />
      <Toggle name="trumpsFirst" label={t("settings-trumps_first")} />
      <Toggle name="highFirst" label={t("settings-high_first")} />
      {hasOwnLetters() && (
        <Toggle name="ownLetters" label={t("settings-letters")} help={t("settings-letters.help")} />
      )}
      <Switch
        label={t("settings-four_colours")}
        help={t("settings-four_colours.help")}
        isOn={chosen.deck === "four"}
        onChange={(isOn) => change({ deck: isOn ? "four" : "two" })}
      />
      <Switch
        label={t("settings-left_hand")}
        help={t("settings-left_hand.help")}
        isOn={chosen.side === "left"}
        onChange={(isOn) => change({ side: isOn ? "left" : "right" })}
      />
      <Toggle name="tapGuard" label={t("settings-guard")} help={t("settings-guard.help")} />
      <Choice
        label={t("settings-coach")}
        help={t("settings-coach.help")}
        value={String(chosen.coachFrom)}
        options={COACH.map((tricks) => [
          String(tricks),
          tricks === 0 ? t("settings-coach-off") : t("settings-coach-from", { tricks }),
        ])}
        onChoose={(tricks) => change({ coachFrom: Number(tricks) })}
      />
      <Toggle
        name="memoryComputer"
        label={t("settings-memory-computer")}
        help={t("settings-memory.help")}
      />
      <Toggle name="memoryPerson" label={t("settings-memory-person")} />
      <Toggle
        name="memoryAsk"
        label={t("settings-memory-ask")}
        help={t("settings-memory-ask.help")}
      />
      <Toggle
        name="hideNames"
        label={t("settings-hide_names")}
        help={t("settings-hide_names.help")}
      />
      <Toggle name="keys" label={t("settings-keys")} help={t("settings-keys.help")} />
      <button type="button" class="btn" onClick={onKeys}>
        {t("settings-keys-change")}
      </button>
      <Toggle name="sound" label={t("settings-sound")} help={t("settings-sound.help")} />
      <Choice
        label={t("settings-speech")}
        value={chosen.speech}
        options={(["long", "short"] as const).map((length) => [
          length,
          t(`settings-speech-${length}`),
        ])}
        onChoose={(length) => change({ speech: length as Settings["speech"] })}
      />
      <Toggle
        name="focusDrawn"
        label={t("settings-focus_drawn")}
        help={t("settings-focus_drawn.help")}
      />
      <Toggle
        name="legalOnly"
        label={t("settings-legal_only")}
        help={t("settings-legal_only.help")}
      />
    </form>
  );
}

type ToggleName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

interface ToggleProps {
  readonly name: ToggleName;
  readonly label: string;
  readonly help?: string;
}

function Toggle({ name, label, help = "" }: ToggleProps) {
  return (
    <Switch
      label={label}
      help={help}
      isOn={settings.value[name]}
      onChange={(isOn) => change({ [name]: isOn })}
    />
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, help, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div class="field">
      <div>
        <label for={id}>{label}</label>
        {help !== "" && (
          <p id={`${id}-help`} class="muted small">
            {help}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-describedby={help === "" ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
