/** The four actions: always the same, always in the same order. */

import { Icon } from "../../components/drawings";
import { settings } from "../../app/settings";
import { keys as keysNow } from "../../texts/letters";
import { t } from "../../texts/texts";

export type Panel = "hint" | "last" | "undo" | "claim";
export type Action = Panel;

interface ActionsProps {
  readonly open: Panel | null;
  readonly isAble: Readonly<Record<Action, boolean>>;
  readonly onAct: (action: Action) => void;
}

const ACTIONS: readonly Action[] = ["hint", "last", "undo", "claim"];

export function Actions({ open, isAble, onAct }: ActionsProps) {
  const { keys } = settings.value;
  const ownKeys = keysNow();
  return (
    <nav class="acts" aria-label={t("actions")}>
      {ACTIONS.map((name) => (
        <button
          type="button"
          class="btn"
          data-action={name}
          aria-expanded={name === "undo" ? undefined : open === name ? "true" : "false"}
          aria-keyshortcuts={keys ? ownKeys[name] : undefined}
          aria-disabled={isAble[name] ? undefined : "true"}
          onClick={() => onAct(name)}
        >
          <Icon name={name} />
          {t(`action-${name}`)}
          {keys && <kbd aria-hidden="true">{ownKeys[name]}</kbd>}
        </button>
      ))}
    </nav>
  );
}
