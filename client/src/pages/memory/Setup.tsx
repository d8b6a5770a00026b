/** What to remember, with which pack, and how fast it passes by. */

import { change, settings } from "../../app/settings";
import { useStore } from "../../app/store";
import { Button } from "../../components/Button";
import { Form } from "../../components/Form";
import { PageFrame } from "../../components/PageFrame";
import { RadioGroup } from "../../components/RadioGroup";
import { useLoaded } from "../../components/useLoaded";
import { PACES } from "../../memory/pace";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import type { Grade, MemoryTry } from "../../wire/server";
import { Spans } from "./Spans";
import { Problem } from "../../components/Problem";

const GRADES: readonly Grade[] = ["trumps", "upcards", "high_cards", "everything"];
const PACKS = [28, 52] as const;

interface SetupProps {
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onDeal: () => void;
}

export function Setup({ problem, isBusy, onDeal }: SetupProps) {
  const chosen = useStore(settings);
  const loaded = useLoaded(() => api.memory(), []);
  const best = loaded.kind === "ready" ? loaded.value.best : [];
  return (
    <PageFrame title={t("memory-title")} sub={t("memory-about")} class="columns memory choose">
      <Form class="panel offer" aria-label={t("memory-title")} onSend={onDeal}>
        <RadioGroup
          label={t("memory-grade")}
          name="grade"
          look={["picks two grades", "pick left"]}
          options={GRADES.map((grade) => [
            grade,
            <>
              <b>{t(`memory-grade-${grade}`)}</b>
              <small>{t(`memory-grade-${grade}.about`)}</small>
              <span class="best">{bestOf(best, grade, chosen.memoryPack)}</span>
            </>,
          ])}
          value={chosen.memoryGrade}
          onChoose={(grade) => change({ memoryGrade: grade })}
        />
        <RadioGroup
          label={t("memory-pack")}
          name="pack"
          options={PACKS.map((pack) => [pack, t(`memory-pack-${pack}`)])}
          value={chosen.memoryPack}
          onChoose={(pack) => change({ memoryPack: pack })}
        />
        <RadioGroup
          label={t("memory-pace")}
          name="pace"
          options={PACES.map((pace) => [pace, t(`memory-pace-${pace}`)])}
          value={chosen.memoryPace}
          onChoose={(pace) => change({ memoryPace: pace })}
        />
        <p class="notes">{t(`memory-pace-${chosen.memoryPace}.about`)}</p>
        <Problem text={problem} />
        <Button
          look="main big"
          text={t(isBusy ? "memory-dealing" : "memory-deal")}
          isOff={isBusy}
        />
      </Form>
      {loaded.kind === "ready" && <Spans memory={loaded.value} />}
    </PageFrame>
  );
}

function bestOf(best: readonly MemoryTry[], grade: Grade, pack: number): string {
  const found = best.find((one) => one.grade === grade && one.pack === pack);
  return found === undefined ? t("memory-none-yet") : t("memory-best", { ...found });
}
