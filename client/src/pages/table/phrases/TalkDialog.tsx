/** The phrases that can be said to the person opposite, and whether theirs are heard. */

import { useId } from "preact/hooks";
import { Button } from "../../../components/Button";
import { Dialog } from "../../../components/Dialog";
import { t } from "../../../texts/texts";
import { may, type Request, type TableView } from "../../../wire/messages";

export type PhraseName = Extract<Request, { type: "say" }>["phrase"];

const PHRASES: readonly PhraseName[] = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "sorry",
  "one_moment",
  "good_game",
];

interface TalkProps {
  readonly table: TableView;
  readonly name: string;
  readonly onSay: (phrase: PhraseName) => void;
  readonly onMute: (on: boolean) => void;
  readonly onClose: () => void;
}

export function TalkDialog({ table, name, onSay, onMute, onClose }: TalkProps) {
  const id = useId();
  const isFree = may(table, "say");
  return (
    <Dialog title={t("phrases")} onClose={onClose}>
      <p class="muted small">{t(isFree ? "phrases-about" : "refused-said_enough", { name })}</p>
      <ul class="phrases">
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <Button
              text={t(`phrase-${phrase}`)}
              isOff={!isFree}
              onClick={() => {
                if (!isFree) return;
                onSay(phrase);
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
      <div class="field">
        <div>
          <label for={id}>{t("phrases-hear", { name })}</label>
          <p id={`${id}-help`} class="muted small">
            {t("phrases-hear-about", { name })}
          </p>
        </div>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={table.phrases?.muted !== true}
          aria-describedby={`${id}-help`}
          onChange={(event) => onMute(!event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
