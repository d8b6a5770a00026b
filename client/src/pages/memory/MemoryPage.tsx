/** Memory: choose, watch a stage one, mark what the other hand holds, see what came of it. */

import { useState } from "preact/hooks";
import type { PageProps } from "../../app/page";
import { settings } from "../../app/settings";
import { sitDown } from "../../app/sitDown";
import { Button } from "../../components/Button";
import { useTask } from "../../components/useTask";
import { t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import { Problem } from "../../components/Problem";
import { PageFrame } from "../../components/PageFrame";
import { api } from "../../wire/api";
import type { CardCode, MemoryDeal, RecallMessage } from "../../wire/server";
import { Marking } from "./Marking";
import { Recalled } from "./Recalled";
import { Setup } from "./Setup";
import { Watch } from "./Watch";
import "../../styles/choices.css";
import "../../styles/pages/memory.css";
import "../../styles/pages/memory-places.css";

type Step =
  | { readonly kind: "setup" }
  | { readonly kind: "watch"; readonly deal: MemoryDeal }
  | { readonly kind: "mark"; readonly deal: MemoryDeal }
  | { readonly kind: "result"; readonly deal: MemoryDeal; readonly recall: RecallMessage };

export default function MemoryPage(_: PageProps) {
  const [step, setStep] = useState<Step>({ kind: "setup" });
  const { run, isBusy, problem } = useTask();
  const setup = (): void => setStep({ kind: "setup" });
  const deal = (): Promise<void> =>
    run(async () => {
      const { memoryGrade, memoryPack } = settings.value;
      setStep({ kind: "watch", deal: await api.dealMemory(memoryGrade, memoryPack) });
    });
  if (step.kind === "setup") {
    return <Setup problem={problem} isBusy={isBusy} onDeal={deal} />;
  }
  const { deal: task } = step;
  if (step.kind === "watch") {
    return (
      <Watch deal={task} onEnd={() => setStep({ kind: "mark", deal: task })} onLeave={setup} />
    );
  }
  const own = task.views.at(-1)?.holding ?? [];
  const name = levelName(task.level);
  const failed = <Problem text={problem} />;
  if (step.kind === "mark") {
    const check = (marks: readonly CardCode[]): Promise<void> =>
      run(async () => {
        const pace = settings.value.memoryPace;
        const recall = await api.markMemory(task.deal, { marks, pace });
        setStep({ kind: "result", deal: task, recall });
      });
    return (
      <PageFrame
        key="mark"
        title={t("memory-ask", { name })}
        sub={`${t(`memory-grade-${task.grade}`)} · ${t(`memory-grade-${task.grade}.about`)}`}
        onBack={setup}
        class="columns memory"
      >
        <Marking
          places={task.places}
          own={own}
          total={task.grade === "everything" ? own.length : null}
          onCheck={check}
        />
        {failed}
      </PageFrame>
    );
  }
  const playOn = (): Promise<void> =>
    run(async () => {
      const taken = await api.playMemory(task.deal, settings.value.name.trim() || null);
      sitDown(taken);
    });
  return (
    <PageFrame
      key="result"
      title={titleOf(step.recall)}
      sub={`${t(`memory-grade-${task.grade}`)} · ${compared(step.recall)}`}
      onBack={setup}
      class="columns memory result"
    >
      <Recalled recall={step.recall} places={task.places} own={own} name={name}>
        {failed}
        <div class="go">
          <Button look="main" text={t("memory-next")} onClick={deal} />
          <Button text={t("memory-play-on")} onClick={playOn} />
        </div>
      </Recalled>
    </PageFrame>
  );
}

/** What was found, in a few words. */
function titleOf({ right, missed, wrong }: RecallMessage): string {
  const asked = right.length + missed.length;
  const isAll = missed.length === 0 && wrong.length === 0;
  return t(isAll ? "memory-score-all" : "memory-score", { right: right.length, asked });
}

/** How it stands beside earlier tries. */
function compared({ span, best_before: before }: RecallMessage): string {
  if (before === null) return t("memory-first");
  if (span > before) return t("memory-better", { count: span - before });
  return span === before ? t("memory-as-before") : t("memory-before", { best: before });
}
