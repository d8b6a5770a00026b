/** The question at the table when stage two begins, and what came of it. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../components/Button";
import { Dialog } from "../../components/Dialog";
import { useTask } from "../../components/useTask";
import { packOf } from "../../memory/places";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import type { TableView, View } from "../../wire/messages";
import type { RecallMessage } from "../../wire/server";
import { Marking } from "./Marking";
import { Recalled } from "./Recalled";
import { Problem } from "../../components/Problem";
import "../../styles/choices.css";
import "../../styles/pages/memory-places.css";

interface AskProps {
  readonly table: TableView;
  readonly view: View;
  /** What the opponent is called. */
  readonly name: string;
  readonly onClose: () => void;
}

export function AskAtTable({ table, view, name, onClose }: AskProps) {
  const [recall, setRecall] = useState<RecallMessage | null>(null);
  const { run, problem } = useTask();
  // Whoever listens is told what came of it.
  useEffect(() => {
    if (recall !== null) document.getElementById("dialog-title")?.focus();
  }, [recall]);
  const places = packOf(table.rules.pack).filter((card) => !view.holding.includes(card));
  return (
    <Dialog
      title={
        recall === null
          ? t("memory-ask", { name })
          : t("memory-score", { right: recall.right.length, asked: view.opponent_count })
      }
      onClose={onClose}
      class="memory-dialog"
    >
      <Problem text={problem} />
      {recall === null ? (
        <Marking
          places={places}
          own={view.holding}
          total={view.opponent_count}
          onCheck={(marks) => void run(async () => setRecall(await api.markTable(table.id, marks)))}
        >
          <Button look="quiet" text={t("memory-skip")} onClick={onClose} />
        </Marking>
      ) : (
        <Recalled recall={recall} places={places} own={view.holding} name={name}>
          <div class="go">
            <Button look="main" text={t("memory-to-table")} onClick={onClose} />
          </div>
        </Recalled>
      )}
    </Dialog>
  );
}
