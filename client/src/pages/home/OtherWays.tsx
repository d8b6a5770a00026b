/** A friend by link, and two at one screen. */

import { useState } from "preact/hooks";
import { change, settings } from "../../app/settings";
import { Button } from "../../components/Button";
import { Dialog } from "../../components/Dialog";
import { Form } from "../../components/Form";
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
    start(table);
  };
  return (
    <Dialog title={t("home-friend")} onClose={onClose}>
      <Form class="ask" onSend={invite}>
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
        <Button look="main big" text={t("home-invite")} isOff={isStarting} />
      </Form>
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
    start({ rules, name: name || t("first-player"), opponent }, "pass");
  };
  return (
    <Dialog title={t("home-local")} onClose={onClose}>
      <Form class="ask" onSend={play}>
        <p class="muted">{t("local-about")}</p>
        <NameField label={t("home-name")} value={name} onChange={setName} />
        <NameField label={t("home-name-second")} value={second} onChange={setSecond} />
        <RulesChoice catalogue={catalogue} value={rules} onChange={setRules} />
        <Problem text={problem} />
        <Button look="main big" text={t("home-deal")} isOff={isStarting} />
      </Form>
    </Dialog>
  );
}
