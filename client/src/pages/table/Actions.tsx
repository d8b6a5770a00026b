/** The four actions: always the same, always in the same order. */

import { Icon } from "../../parts/drawings";
import { settings } from "../../app/settings";
import { t } from "../../texts/texts";

export type Panel = "hint" | "last" | "claim";
export type Action = Panel | "undo";

interface ActionsProps {
  readonly open: Panel | null;
  readonly isAble: Readonly<Record<Action, boolean>>;
  readonly onAct: (action: Action) => void;
}

const ACTIONS: readonly { readonly name: Action; readonly key: string }[] = [
  { name: "hint", key: "I" },
  { name: "last", key: "L" },
  { name: "undo", key: "U" },
  { name: "claim", key: "R" },
];

export function Actions({ open, isAble, onAct }: ActionsProps) {
  return (
    <nav class="acts" aria-label={t("actions")}>
      {ACTIONS.map(({ name, key }) => (
        <button
          type="button"
          class="btn"
          data-action={name}
          aria-expanded={name === "undo" ? undefined : open === name ? "true" : "false"}
          aria-disabled={isAble[name] ? undefined : "true"}
          onClick={() => onAct(name)}
        >
          <Icon name={name} />
          {t(`action-${name}`)}
          {settings.value.keys && <kbd aria-hidden="true">{key}</kbd>}
        </button>
      ))}
    </nav>
  );
}
