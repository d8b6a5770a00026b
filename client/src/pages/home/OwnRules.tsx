/** Every option of a rule set, with its help; what differs from a preset is what is kept. */

import { useId, useState } from "preact/hooks";
import { readRules, writeRules } from "../../app/rules";
import { change, settings } from "../../app/settings";
import { Button } from "../../components/Button";
import { rankOfKey, shownRank } from "../../texts/letters";
import { hasText, t } from "../../texts/texts";
import type { RulesCatalogue } from "../../wire/api";
import { useRulesFault } from "./useRulesFault";
import { Problem } from "../../components/Problem";

interface OwnRulesProps {
  readonly catalogue: RulesCatalogue;
  readonly value: string;
  readonly onDone: (rules: string) => void;
}

export function OwnRules({ catalogue, value, onDone }: OwnRulesProps) {
  const [options, setOptions] = useState(() => readRules(value, catalogue));
  const [dealer, setDealer] = useState(settings.value.dealer);
  const rules = writeRules(options, catalogue);
  const { fault, onceJudged } = useRulesFault(rules);
  return (
    <div class="settings">
      {catalogue.options.map(({ name, values }) => {
        const isDealer = name === "first_dealer";
        const choose = (chosen: string): void => {
          const isPerson = isDealer && (chosen === "you" || chosen === "them");
          if (isPerson) setDealer(chosen);
          setOptions({ ...options, [name]: isPerson ? "seat" : chosen });
        };
        const chosen = options[name] ?? "";
        return (
          <Option
            key={name}
            name={name}
            values={isDealer ? values.flatMap((one) => (one === "seat" ? DEALERS : one)) : values}
            value={isDealer && chosen === "seat" ? dealer : chosen}
            onChange={choose}
          />
        );
      })}
      <Problem text={fault} />
      <Button
        look="main big"
        text={t("rules-done")}
        isOff={!(fault === null)}
        onClick={() => {
          onceJudged(() => {
            change({ dealer });
            onDone(rules);
          });
        }}
      />
    </div>
  );
}

interface OptionProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Who can be the dealer that is named. */
const DEALERS = ["them", "you"];

/** What stands for a number or for ranks in the list of values. */
const DETAILS: Readonly<Record<string, { readonly pattern: RegExp; readonly first: string }>> = {
  N: { pattern: /^[1-9]\d*$/, first: "10" },
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

/** A number or ranks to be typed, these in the letters of the language; what is wrong is marked. */
function Detail({ id, blank, value, onChange }: DetailProps) {
  const isNumber = blank === "N";
  const [typed, setTyped] = useState(isNumber ? value : [...value].map(shownRank).join(""));
  const read = (text: string): string => {
    const bare = text.replace(/[\s,=]/g, "");
    return isNumber ? bare : [...bare.replace(/10/g, "T")].map(rankOfKey).join("");
  };
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
        onChange(read(text));
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
  return t(textOf(option, value));
}

/** The message that names a value: a dealer that is named is no value of the rules. */
function textOf(option: string, value: string): string {
  return DEALERS.includes(value) ? `named-dealer-${value}` : `option-${option}-${value}`;
}

function helpOf(option: string, kind: string): string {
  const help = `${textOf(option, kind)}.help`;
  return hasText(help) ? t(help) : t(`option-${option}.help`);
}
