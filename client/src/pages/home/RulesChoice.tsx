/** Choosing a rule set: one with a name, or every option by itself, each explained. */

import { useState } from "preact/hooks";
import { settings } from "../../app/settings";
import { useStore } from "../../app/store";
import { Dialog } from "../../components/Dialog";
import { Icon, IconButton } from "../../components/drawings";
import { t } from "../../texts/texts";
import { rulesText } from "../../texts/words";
import type { RulesCatalogue } from "../../wire/api";
import { OwnRules } from "./OwnRules";

interface RulesChoiceProps {
  /** Null when the server does not answer. */
  readonly catalogue: RulesCatalogue | null;
  /** A preset's name, or options as text. */
  readonly value: string;
  readonly onChange: (rules: string) => void;
}

/** The entry that stands for own rules chosen before. */
const KEPT = "kept";

export function RulesChoice({ catalogue, value, onChange }: RulesChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const { dealer } = useStore(settings);
  const presets = catalogue?.presets.map(({ name }) => name) ?? [];
  const isPreset = presets.includes(value) || catalogue === null;
  const shown = isPreset ? value : KEPT;
  return (
    <>
      <div class="rules">
        <label>
          <span>{t("home-rules")}</span>
          <span class="select">
            <select
              value={shown}
              onChange={(event) => {
                const name = event.currentTarget.value;
                if (name !== KEPT) onChange(name);
              }}
            >
              {(catalogue === null ? [value] : presets).map((name) => (
                <option value={name} selected={name === shown}>
                  {t(`preset-${name}`)}
                </option>
              ))}
              {!isPreset && (
                <option value={KEPT} selected>
                  {t("preset-own")}
                </option>
              )}
            </select>
            <Icon name="prev" />
          </span>
        </label>
        <IconButton
          icon="cog"
          class="own"
          label={t("home-own-rules")}
          onClick={() => setOpen(true)}
        />
        <p class="about">
          {isPreset ? (
            t(`preset-${value}.help`)
          ) : (
            <button type="button" class="link" onClick={() => setOpen(true)}>
              {catalogue !== null && rulesText(value, catalogue, dealer)}
            </button>
          )}
        </p>
      </div>
      {isOpen && catalogue !== null && (
        <Dialog title={t("rules-title")} onClose={() => setOpen(false)}>
          <OwnRules
            catalogue={catalogue}
            value={value}
            onDone={(rules) => {
              onChange(rules);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
