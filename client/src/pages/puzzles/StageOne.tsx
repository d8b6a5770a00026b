/** A puzzle of stage one on the table: one card, then the reason. */

import { go } from "../../app/route";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import { inWords } from "../../wire/failure";
import type { DecisionMessage } from "../../wire/server";
import { useOneCard } from "../lesson/useOneCard";
import { GuidedTable } from "../table/GuidedTable";
import { DecisionCoach } from "./DecisionCoach";
import { told } from "./decisionWords";
import { NoPuzzle } from "./NoPuzzle";

interface StageOneProps {
  readonly id: string;
  readonly onNext: () => void;
}

export function StageOne({ id, onNext }: StageOneProps) {
  const loaded = useLoaded(() => api.decision(id), [id]);
  if (loaded.kind === "ready") return <Laid decision={loaded.value} onNext={onNext} />;
  return <NoPuzzle words={loaded.kind === "failed" ? inWords(loaded.error) : null} />;
}

interface LaidProps {
  readonly decision: DecisionMessage;
  readonly onNext: () => void;
}

function Laid({ decision, onNext }: LaidProps) {
  const level = t("puzzle-opponent"); // of no level: it is called so
  const {
    session,
    tried: decided,
    problem,
    show,
  } = useOneCard({ ...decision, level }, (card) => api.decide(decision.id, card), onNext);
  const coach = (
    <DecisionCoach
      decision={decision}
      decided={decided}
      problem={problem}
      onShow={show}
      onNext={onNext}
    />
  );
  return (
    <GuidedTable
      session={session}
      guide={{
        best: decided?.answer.best ?? null,
        isFree: decided === null,
        tried: decided !== null && !decided.answer.is_right ? decided.card : null,
        look: "lesson",
        words: told(decision, decided),
        panel: coach,
      }}
      onLeave={() => go("puzzles")}
    />
  );
}
