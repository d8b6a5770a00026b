/** A puzzle of stage one on the table: one card, then the reason. */

import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../../app/route";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import { inWords } from "../../wire/failure";
import type { CardCode } from "../../wire/messages";
import type { DecisionMessage } from "../../wire/server";
import { openQuestion } from "../lesson/openQuestion";
import { Table } from "../table/Table";
import { DecisionCoach } from "./DecisionCoach";
import type { Decided } from "./decided";
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
  const [decided, setDecided] = useState<Decided | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = useRef<(card: CardCode) => void>(() => undefined);
  const isOpen = useRef(true);
  const { id, preset, rules, view } = decision;
  const [far] = useState(() =>
    openQuestion(view, (card) => take.current(card), {
      id,
      level: t("puzzle-opponent"), // of no level: it is called so
      preset,
      rules,
      pack: rules.pack ?? "52",
    }),
  );
  useEffect(
    () => () => {
      isOpen.current = false;
      far.session.close();
    },
    [],
  );
  /** The card stays in the hand: nothing follows it. What it was worth is told beside the table. */
  const putBack = (card: CardCode | null): void => {
    if (card === null || !isOpen.current) return;
    far.refuse();
    far.session.dismiss();
  };
  const judge = async (card: CardCode | null): Promise<void> => {
    try {
      const answer = await api.decide(id, card);
      if (isOpen.current) setDecided({ answer, card });
    } catch (error) {
      if (isOpen.current) setProblem(inWords(error));
    } finally {
      putBack(card);
    }
  };
  take.current = (card) => {
    if (decided === null) {
      void judge(card);
      return;
    }
    putBack(card);
    onNext();
  };
  const leave = (): void => go("puzzles");
  const coach = (
    <DecisionCoach
      decision={decision}
      decided={decided}
      problem={problem}
      onShow={() => void judge(null)}
      onNext={onNext}
    />
  );
  return (
    <Table
      session={far.session}
      guide={{
        best: decided?.answer.best ?? null,
        isFree: decided === null,
        tried: decided !== null && !decided.answer.is_right ? decided.card : null,
        look: "lesson",
        words: told(decision, decided),
        panel: coach,
      }}
      onNext={leave}
      onReview={leave}
      onAgain={leave}
      onLeave={leave}
    />
  );
}
