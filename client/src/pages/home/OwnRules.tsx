/** Every option of a rule set, with its help; what differs from a preset is what is kept. */

import { useState } from "preact/hooks";
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
  N: { pattern: /^\d+$/, first: "10" },
  RANKS: { pattern: /^[2-9TJQKA]+$/, first: "AK" },
};

function Option({ name, values, value, onChange }: OptionProps) {
  const [kind, detail] = split(value);
  const isOpen = (candidate: string): boolean => split(candidate)[1] in DETAILS;
  const current = values.includes(value)
    ? value
    : (values.find((candidate) => split(candidate)[0] === kind) ?? value);
  const choose = (candidate: string): void => {
    const [start, blank] = split(candidate);
    const first = DETAILS[blank]?.first;
    onChange(first === undefined ? candidate : join(start, start === "hands" ? "4" : first));
  };
  return (
    <div class="option">
      <label class="field">
        <span>
          {t(`option-${name}`)}
          <span class="muted small">{helpOf(name, split(current)[0] || current)}</span>
        </span>
        {values.length > 1 && (
          <select value={current} onChange={(event) => choose(event.currentTarget.value)}>
            {values.map((candidate) => (
              <option value={candidate} selected={candidate === current}>
                {nameOf(name, candidate)}
              </option>
            ))}
          </select>
        )}
      </label>
      {isOpen(current) && (
        <label class="field">
          <span class={values.length === 1 ? "vh" : ""}>
            {t(split(current)[1] === "N" ? "rules-number" : "rules-ranks")}
          </span>
          <input
            type="text"
            inputMode={split(current)[1] === "N" ? "numeric" : "text"}
            value={detail}
            onInput={(event) => {
              const typed = event.currentTarget.value.toUpperCase().replace(/10/g, "T");
              if (DETAILS[split(current)[1]]?.pattern.test(typed)) onChange(join(kind, typed));
            }}
          />
        </label>
      )}
    </div>
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
