/** Opening a record: from a file, as pasted text, or dropped on the page. */

import { useState } from "preact/hooks";
import { Button } from "../../components/Button";
import { Form } from "../../components/Form";
import { PageFrame } from "../../components/PageFrame";
import { t } from "../../texts/texts";

interface OpenRecordProps {
  /** What was opened before, to be mended when it was refused. */
  readonly before: string;
  readonly onOpen: (record: string) => void;
}

export function OpenRecord({ before, onOpen }: OpenRecordProps) {
  const [text, setText] = useState(before);
  const [isOver, setOver] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) onOpen(await file.text());
  };
  return (
    <PageFrame title={t("home-open-record")} sub={t("record-about")}>
      <Form
        class={`panel record ${isOver ? "over" : ""}`}
        onSend={() => {
          if (text.trim() !== "") onOpen(text);
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void read(event.dataTransfer?.files[0]);
        }}
      >
        <label class="name">
          <span>{t("record-file")}</span>
          <input
            type="file"
            accept=".gwr,.txt,text/plain"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <label class="name">
          <span>{t("record-text")}</span>
          <textarea
            rows={12}
            spellcheck={false}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <Button look="main big" text={t("record-review")} />
      </Form>
    </PageFrame>
  );
}
