/** Every option of a rule set, with its help; what differs from a preset is what is kept. */

import { useId, useState } from "preact/hooks";
import { hasText, t } from "../../texts/texts";
import { readRules, writeRules } from "../../app/rules";
import type { RulesCatalogue } from "../../wire/api";

interface OwnRulesProps {
  readonly catalogue: RulesCatalogue;
  readonly value: string;
  readonly onDone: (rules: string) => void;
}

export function OwnRules({ catalogue, value, onDone }: OwnRulesProps) {
  const [options, setOptions] = useState(() => readRules(value, catalogue));
  return (
    <div class="settings">
      {catalogue.options.map(({ name, values }) => (
        <Option
          key={name}
          name={name}
          values={values}
          value={options[name] ?? ""}
          onChange={(chosen) => setOptions({ ...options, [name]: chosen })}
        />
      ))}
      <button
        type="button"
        class="btn main big"
        onClick={() => onDone(writeRules(options, catalogue))}
      >
        {t("rules-done")}
      </button>
    </div>
  );
}

interface OptionProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What stands for a number or for ranks in the list of values. */
const DETAILS: Readonly<Record<string, { readonly pattern: RegExp; readonly first: string }>> = {
  N: { pattern: /^[1-9]\d{0,3}$/, first: "10" },
  RANKS: { pattern: /^[2-9TJQKA]+$/, first: "AK" },
};

function Option({ name, values, value, onChange }: OptionProps) {
  const [kind, detail] = split(value);
  const current = values.includes(value)
    ? value
    : (values.find((candidate) => split(candidate)[0] === kind) ?? value);
  const choose = (candidate: string): void => {
    const [start, blank] = split(candidate);
    const first = DETAILS[blank]?.first;
    onChange(first === undefined ? candidate : join(start, start === "hands" ? "4" : first));
  };
  const id = useId();
  const blank = split(current)[1];
  return (
    <div class="option field">
      <div>
        <label for={id}>{t(`option-${name}`)}</label>
        <p id={`${id}-help`} class="muted small">
          {helpOf(name, split(current)[0] || current)}
        </p>
      </div>
      {values.length > 1 && (
        <select
          id={id}
          value={current}
          aria-describedby={`${id}-help`}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {values.map((candidate) => (
            <option value={candidate} selected={candidate === current}>
              {nameOf(name, candidate)}
            </option>
          ))}
        </select>
      )}
      {blank in DETAILS && (
        <Detail
          id={values.length > 1 ? null : id}
          blank={blank}
          value={detail}
          onChange={(typed) => onChange(join(kind, typed))}
        />
      )}
    </div>
  );
}

interface DetailProps {
  /** The id that the option's label names, when there is nothing else to choose. */
  readonly id: string | null;
  /** What is to be filled in: `N` for a number, `RANKS` for ranks. */
  readonly blank: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A number or ranks to be typed; what cannot be read is marked and not taken. */
function Detail({ id, blank, value, onChange }: DetailProps) {
  const [typed, setTyped] = useState(value);
  const isNumber = blank === "N";
  const read = (text: string): string =>
    text
      .trim()
      .toUpperCase()
      .replace(/10/g, isNumber ? "10" : "T");
  const isRight = (text: string): boolean => DETAILS[blank]?.pattern.test(read(text)) ?? false;
  return (
    <input
      type="text"
      {...(id === null ? { "aria-label": t(isNumber ? "rules-number" : "rules-ranks") } : { id })}
      inputMode={isNumber ? "numeric" : "text"}
      value={typed}
      aria-invalid={isRight(typed) ? undefined : "true"}
      onInput={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        if (isRight(text)) onChange(read(text));
      }}
    />
  );
}

/** A value's kind and its detail: `target=10` is `target` and `10`, a bare `2` has no kind. */
function split(value: string): [kind: string, detail: string] {
  if (value === "N" || /^\d+$/.test(value)) return ["", value];
  const [kind = "", detail = ""] = value.split("=");
  return [kind, detail];
}

function join(kind: string, detail: string): string {
  return kind === "" ? detail : `${kind}=${detail}`;
}

function nameOf(option: string, value: string): string {
  const [kind, detail] = split(value);
  if (detail in DETAILS) {
    const name = `option-${option}-${kind || "number"}.name`;
    return hasText(name) ? t(name) : t(`option-${option}`);
  }
  return t(`option-${option}-${value}`);
}

function helpOf(option: string, kind: string): string {
  const help = `option-${option}-${kind}.help`;
  return hasText(help) ? t(help) : t(`option-${option}.help`);
}
