/** The list of keys. Those that are single letters can be typed over. */

import { useId, useState } from "preact/hooks";
import { KEY_NAMES, STANDARD_KEYS, keptKeys, withKey, type Clash, type KeyName } from "../app/keys";
import { change, settings } from "../app/settings";
import { useStore } from "../app/store";
import { courtLetters, keys as keysNow, standardKeys } from "../texts/letters";
import { hasText, t } from "../texts/texts";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

/** The keys that stay as they are, with the messages that name them and what they do. */
const FIXED: readonly { readonly keys: readonly string[]; readonly text: string }[] = [
  { keys: ["←", "→"], text: "help-arrows" },
  { keys: ["↑"], text: "help-next-legal" },
  { keys: ["key-home", "key-end"], text: "help-ends" },
  { keys: ["key-enter", "key-space"], text: "help-play" },
  { keys: ["key-escape"], text: "help-escape" },
];

const SUITS: readonly KeyName[] = ["S", "H", "D", "C"];

/** Where the list is asked for. */
export type Place = "table" | "lesson" | "puzzle";

const ACTIONS: readonly KeyName[] = ["hint", "last", "undo", "claim"];

/** The keys that do nothing in a place. */
const IDLE: Readonly<Record<Place, readonly KeyName[]>> = {
  table: [],
  lesson: [...ACTIONS, "next", "mistake"],
  puzzle: [...ACTIONS, "mistake", "table", "score", "known"],
};

/** What a key does in a place. */
function does(name: KeyName, place: Place): string {
  const own = `help-${place}-${name}`;
  return t(hasText(own) ? own : `help-${name}`);
}

/** A key that was refused. */
interface Refusal {
  readonly name: KeyName;
  readonly typed: string;
  readonly clash: Clash;
}

interface HelpProps {
  readonly place?: Place;
  readonly onClose: () => void;
}

export function KeysHelp({ place = "table", onClose }: HelpProps) {
  const others = KEY_NAMES.filter((name) => ![...SUITS, ...IDLE[place]].includes(name));
  const chosen = useStore(settings);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isReset, setReset] = useState(false);
  const type = (name: KeyName, typed: string): void => {
    const keys = withKey(keysNow(), name, typed, standardKeys());
    setReset(false);
    if ("kind" in keys) setRefusal({ name, typed: typed.toUpperCase(), clash: keys });
    else {
      setRefusal(null);
      change({ ownKeys: keptKeys(keys, standardKeys()) });
    }
  };
  const reset = (): void => {
    setRefusal(null);
    setReset(true);
    change({ ownKeys: STANDARD_KEYS });
  };
  return (
    <Dialog title={t("help-title")} onClose={onClose}>
      <p class="small muted">{t(chosen.keys ? "help-letters" : "help-letters-off")}</p>
      <p class="small muted">{t("help-reader")}</p>
      <dl class="keys">
        {[SUITS, ...others.map((name) => [name])].map((names) => (
          <OwnKeys key={names[0]} names={names} place={place} refusal={refusal} onType={type} />
        ))}
        {FIXED.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd>{key.startsWith("key-") ? t(key) : key}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <div class="go">
        <Button text={t("keys-standard")} onClick={reset} />
      </div>
      <p class="small" role="status">
        {isReset && t("keys-standard-back")}
      </p>
    </Dialog>
  );
}

interface OwnKeysProps {
  /** The keys of one line. */
  readonly names: readonly KeyName[];
  readonly place: Place;
  readonly refusal: Refusal | null;
  readonly onType: (name: KeyName, typed: string) => void;
}

function OwnKeys({ names, place, refusal, onType }: OwnKeysProps) {
  const id = useId();
  const refused = refusal !== null && names.includes(refusal.name) ? refusal : null;
  return (
    <div>
      <dt>
        {names.map((name) => (
          <KeyCap
            name={name}
            problem={refused?.name === name ? id : null}
            onType={(typed) => onType(name, typed)}
          />
        ))}
      </dt>
      <dd>
        {names === SUITS
          ? t("help-suit", { ranks: `${[...courtLetters()].join(" ")} 10 9 … 2` })
          : names[0] !== undefined && does(names[0], place)}
        {refused !== null && (
          <p class="problem" id={id} role="alert">
            {whyNot(refused)}
          </p>
        )}
      </dd>
    </div>
  );
}

interface KeyCapProps {
  readonly name: KeyName;
  /** The id of what is wrong with the key typed last. */
  readonly problem: string | null;
  readonly onType: (typed: string) => void;
}

/** A field that always holds one key: whatever is typed takes its place. */
function KeyCap({ name, problem, onType }: KeyCapProps) {
  const key = keysNow()[name];
  const isNew = (typed: string): boolean => typed.toUpperCase() !== key;
  return (
    <input
      type="text"
      class="cap"
      aria-label={nameInWords(name)}
      aria-invalid={problem === null ? undefined : "true"}
      aria-describedby={problem ?? undefined}
      autoComplete="off"
      autoCapitalize="characters"
      spellcheck={false}
      value={key}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => {
        const field = event.currentTarget;
        const typed = [...field.value].find(isNew);
        if (typed !== undefined) onType(typed);
        field.value = keysNow()[name];
        field.select();
      }}
    />
  );
}

function nameInWords(name: KeyName): string {
  return SUITS.includes(name) ? t("suit-title", { suit: name }) : t(`help-${name}`);
}

function whyNot({ typed, clash }: Refusal): string {
  const what = clash.kind === "taken" ? nameInWords(clash.by) : "";
  return t(`key-clash-${clash.kind}`, { key: typed, what });
}
