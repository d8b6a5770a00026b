/** The menu at the table: settings, rules, keys, resigning, leaving. */

import { useState } from "preact/hooks";
import { href } from "../../app/route";
import { Confirm } from "../../components/Confirm";
import { Dialog } from "../../components/Dialog";
import { Icon } from "../../components/drawings";
import { SettingsForm } from "../../components/SettingsForm";
import { t } from "../../texts/texts";
import { rulesName } from "../../texts/words";
import { may, type TableView } from "../../wire/messages";
import { TalkDialog, type PhraseName } from "./phrases/TalkDialog";
import { Watching } from "./WatchDialog";

interface MenuProps {
  readonly table: TableView;
  readonly name: string;
  readonly onResign: (scope: "hand" | "match") => void;
  /** Let others watch, or no more. */
  readonly onWatch: (allowed: boolean) => void;
  readonly onHelp: () => void;
  readonly onSay: (phrase: PhraseName) => void;
  readonly onMute: (on: boolean) => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

type Step = "menu" | "settings" | "talk" | "watch" | "hand" | "match";

export function Menu(props: MenuProps) {
  const [step, setStep] = useState<Step>("menu");
  const { table, name, onClose } = props;
  if (step === "settings") {
    return (
      <Dialog key="settings" title={t("settings-title")} onClose={onClose}>
        <SettingsForm onKeys={props.onHelp} />
      </Dialog>
    );
  }
  if (step === "talk") return <TalkDialog key="talk" {...props} />;
  if (step === "watch") {
    return (
      <Dialog key="watch" title={t("menu-watch")} onClose={onClose}>
        <Watching table={table} onAllow={props.onWatch} />
      </Dialog>
    );
  }
  if (step !== "menu") {
    const isLow = step === "hand" && table.view?.objective === "low";
    return (
      <Confirm
        key="resign"
        title={t(`menu-resign-${step}`)}
        about={t(`menu-resign-${step}-sure${isLow ? "-low" : ""}`, { name })}
        yes={t("menu-yes")}
        no={t("menu-no")}
        onYes={() => {
          props.onResign(step);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog key="menu" title={t("menu-title")} onClose={onClose}>
      <p class="muted small">{rulesName(table)}</p>
      <ul class="menu">
        {may(table, "mute") && (
          <Entry icon="say" text={t("phrases")} onClick={() => setStep("talk")} />
        )}
        <Entry icon="cog" text={t("menu-settings")} onClick={() => setStep("settings")} />
        <Entry icon="key" text={t("help-title")} onClick={props.onHelp} />
        <li>
          <a class="entry" href={href("rules")}>
            <Icon name="learn" />
            {t("menu-pages")}
          </a>
        </li>
        {may(table, "let_watch") && (
          <Entry icon="eye" text={t("menu-watch")} onClick={() => setStep("watch")} />
        )}
        {may(table, "resign") && (
          <Entry icon="claim" text={t("menu-resign-hand")} onClick={() => setStep("hand")} />
        )}
        {may(table, "resign_match") && (
          <Entry icon="claim" text={t("menu-resign-match")} onClick={() => setStep("match")} />
        )}
        <Entry icon="prev" text={t("menu-leave")} onClick={props.onLeave} />
      </ul>
    </Dialog>
  );
}

interface EntryProps {
  readonly icon: string;
  readonly text: string;
  readonly onClick: () => void;
}

function Entry({ icon, text, onClick }: EntryProps) {
  return (
    <li>
      <button type="button" class="entry" onClick={onClick}>
        <Icon name={icon} />
        {text}
      </button>
    </li>
  );
}
