/** The player's choices, each in force at once. */

import { change, settings, type Settings } from "../app/settings";
import { useStore } from "../app/store";
import { hasText, LANGUAGES, language, speak, t } from "../texts/texts";
import { hasOwnLetters } from "../texts/letters";
import { Button } from "./Button";
import { Choice, Field } from "./Choice";
import { Form } from "./Form";

/** From how many tricks on the coach may ask; 0 for no coach. */
const COACH = [0, 0.2, 0.3, 0.5, 1] as const;
const THEMES = [
  ["auto", "settings-theme-system"],
  ["light", "settings-theme-light"],
  ["dark", "settings-theme-dark"],
] as const;
const SPEEDS = [
  ["slow", "settings-speed-slow"],
  ["normal", "settings-speed-normal"],
  ["fast", "settings-speed-fast"],
  ["off", "settings-speed-off"],
] as const;
const ORDERS = [
  ["SHCD", "♠ ♥ ♣ ♦"],
  ["SHDC", "♠ ♥ ♦ ♣"],
  ["CDHS", "♣ ♦ ♥ ♠"],
] as const;
const LENGTHS = [
  ["long", "settings-speech-long"],
  ["short", "settings-speech-short"],
] as const;

interface SettingsFormProps {
  /** Opens the list of keys. */
  readonly onKeys: () => void;
}

export function SettingsForm({ onKeys }: SettingsFormProps) {
  const chosen = useStore(settings);
  return (
    <Form class="settings" onSend={() => undefined}>
      <Choice
        label={t("settings-language")}
        value={language.value ?? "en"}
        options={LANGUAGES.map((tag) => [tag, t(`language-${tag}`), tag])}
        onChoose={(tag) => {
          change({ language: tag });
          void speak(tag);
        }}
      />
      <Pick name="theme" text="settings-theme" options={THEMES} />
      <Pick name="speed" text="settings-speed" options={SPEEDS} />
      <Pick name="suitOrder" text="settings-sort" options={ORDERS} />
      <Toggle name="trumpsFirst" text="settings-trumps_first" />
      <Toggle name="highFirst" text="settings-high_first" />
      {hasOwnLetters() && <Toggle name="ownLetters" text="settings-letters" />}
      <Switch
        text="settings-four_colours"
        isOn={chosen.deck === "four"}
        onChange={(isOn) => change({ deck: isOn ? "four" : "two" })}
      />
      <Switch
        text="settings-left_hand"
        isOn={chosen.side === "left"}
        onChange={(isOn) => change({ side: isOn ? "left" : "right" })}
      />
      <Toggle name="tapGuard" text="settings-guard" />
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
      <Toggle name="memoryComputer" text="settings-memory-computer" help="settings-memory.help" />
      <Toggle name="memoryPerson" text="settings-memory-person" />
      <Toggle name="memoryAsk" text="settings-memory-ask" />
      <Toggle name="hideNames" text="settings-hide_names" />
      <Toggle name="keys" text="settings-keys" />
      <Button text={t("settings-keys-change")} onClick={onKeys} />
      <Toggle name="sound" text="settings-sound" />
      <Pick name="speech" text="settings-speech" options={LENGTHS} />
      <Toggle name="focusDrawn" text="settings-focus_drawn" />
      <Toggle name="legalOnly" text="settings-legal_only" />
    </Form>
  );
}

interface PickProps<Name extends keyof Settings> {
  readonly name: Name;
  /** The name of the label's text. */
  readonly text: string;
  /** Each with the name of its text, or the text itself. */
  readonly options: readonly (readonly [value: Settings[Name] & string, text: string])[];
}

function Pick<Name extends keyof Settings>({ name, text, options }: PickProps<Name>) {
  return (
    <Choice
      label={t(text)}
      value={String(settings.value[name])}
      options={options.map(([value, each]) => [value, hasText(each) ? t(each) : each])}
      onChoose={(value) => change({ [name]: value })}
    />
  );
}

interface SwitchProps {
  /** The name of the label's text. */
  readonly text: string;
  /** That of what is said about it, if there is such a text. */
  readonly help?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ text, help = `${text}.help`, isOn, onChange }: SwitchProps) {
  return (
    <Field label={t(text)} help={hasText(help) ? t(help) : undefined}>
      {(input) => (
        <input
          {...input}
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    </Field>
  );
}

type ToggleName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

interface ToggleProps extends Omit<SwitchProps, "isOn" | "onChange"> {
  readonly name: ToggleName;
}

/** A choice that is kept as yes or no. */
function Toggle({ name, ...texts }: ToggleProps) {
  return (
    <Switch {...texts} isOn={settings.value[name]} onChange={(isOn) => change({ [name]: isOn })} />
  );
}
