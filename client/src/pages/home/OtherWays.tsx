/** A friend by link, and two at one screen. */

import { useState } from "preact/hooks";
import { sitDown } from "../../app/sitDown";
import { change, settings } from "../../app/settings";
import { Dialog } from "../../components/Dialog";
import { t } from "../../texts/texts";
import { CLOCKS, clockName, clockSaid, type ClockKind } from "../../app/clocks";
import { RadioGroup } from "../../components/RadioGroup";
import type { RulesCatalogue } from "../../wire/api";
import { RulesChoice } from "./RulesChoice";
import { useStart } from "./useStart";
import { NameField } from "../../components/NameField";
import { Problem } from "../../components/Problem";

interface WayProps {
  readonly catalogue: RulesCatalogue | null;
  readonly onClose: () => void;
}

export function InviteDialog({ catalogue, onClose }: WayProps) {
  const { start, isStarting, problem } = useStart();
  const [name, setName] = useState(settings.value.name);
  const [rules, setRules] = useState(settings.value.rules);
  const [clock, setClock] = useState<ClockKind>("none");
  const invite = (): void => {
    change({ name, rules });
    const opponent = { kind: "person" } as const;
    const table = { rules, name: name.trim() || null, opponent, clock };
    void start(table, (taken) => sitDown(taken, "table"));
  };
  return (
    <Dialog title={t("home-friend")} onClose={onClose}>
      <form class="ask" onSubmit={prevented(invite)}>
        <p class="muted">{t("invite-about")}</p>
        <NameField label={t("home-name")} value={name} onChange={setName} />
        <RulesChoice catalogue={catalogue} value={rules} onChange={setRules} />
        <RadioGroup
          label={t("clock")}
          name="clock"
          options={CLOCKS.map((kind) => [kind, clockName(kind), clockSaid(kind)])}
          value={clock}
          onChoose={setClock}
        />
        <Problem text={problem} />
        <button type="submit" class="btn main big" aria-disabled={isStarting ? "true" : undefined}>
          {t("home-invite")}
        </button>
      </form>
    </Dialog>
  );
}

export function LocalDialog({ catalogue, onClose }: WayProps) {
  const { start, isStarting, problem } = useStart();
  const [name, setName] = useState(settings.value.name);
  const [second, setSecond] = useState(settings.value.secondName);
  const [rules, setRules] = useState(settings.value.rules);
  const play = (): void => {
    change({ name, secondName: second, rules });
    const opponent = { kind: "local", name: second || t("second-player") } as const;
    void start({ rules, name: name || t("first-player"), opponent }, (taken) =>
      sitDown(taken, "pass"),
    );
  };
  return (
    <Dialog title={t("home-local")} onClose={onClose}>
      <form class="ask" onSubmit={prevented(play)}>
        <p class="muted">{t("local-about")}</p>
        <NameField label={t("home-name")} value={name} onChange={setName} />
        <NameField label={t("home-name-second")} value={second} onChange={setSecond} />
        <RulesChoice catalogue={catalogue} value={rules} onChange={setRules} />
        <Problem text={problem} />
        <button type="submit" class="btn main big" aria-disabled={isStarting ? "true" : undefined}>
          {t("home-deal")}
        </button>
      </form>
    </Dialog>
  );
}

function prevented(run: () => void): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    run();
  };
}
