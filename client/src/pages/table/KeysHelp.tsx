/** The list of keys. */

import { Dialog } from "../../parts/Dialog";
import { t } from "../../texts/texts";

const KEYS: readonly { readonly keys: readonly string[]; readonly text: string }[] = [
  { keys: ["←", "→"], text: "help-arrows" },
  { keys: ["↑"], text: "help-next-legal" },
  { keys: ["key-home", "key-end"], text: "help-ends" },
  { keys: ["key-enter", "key-space"], text: "help-play" },
  { keys: ["S", "H", "D", "C"], text: "help-suit" },
  { keys: ["I"], text: "help-hint" },
  { keys: ["L"], text: "help-last" },
  { keys: ["U"], text: "help-undo" },
  { keys: ["R"], text: "help-claim" },
  { keys: ["N"], text: "help-next" },
  { keys: ["M"], text: "help-menu" },
  { keys: ["?"], text: "help-help" },
  { keys: ["key-escape"], text: "help-escape" },
];

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t("help-title")} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(({ keys, text }) => (
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
      <p class="small muted">{t("help-letters")}</p>
    </Dialog>
  );
}
