/** One own mistake on the table: what is better? */

import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../../app/route";
import { inWords as reasonsInWords } from "../../texts/reasons";
import { t } from "../../texts/texts";
import { cardTitle } from "../../texts/words";
import { api } from "../../wire/api";
import { inWords as failure } from "../../wire/failure";
import type { CardCode } from "../../wire/messages";
import type { MistakeQuestion } from "../../wire/server";
import { openQuestion } from "../lesson/openQuestion";
import { Table } from "../table/Table";
import { MistakeCoach } from "./MistakeCoach";
import { asked, verdict, type Answered } from "./words";

interface MistakeProps {
  readonly question: MistakeQuestion;
  /** How many are to be asked today, this one included. */
  readonly due: number;
  readonly onNext: () => void;
}

export function MistakeTable({ question, due, onNext }: MistakeProps) {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = useRef<(card: CardCode) => void>(() => undefined);
  const { id, level, preset, rules, view } = question;
  const [far] = useState(() =>
    openQuestion(view, (card) => take.current(card), {
      id,
      level,
      preset,
      rules,
      pack: rules.pack ?? "52",
    }),
  );
  const isOpen = useRef(true);
  const isBusy = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(
    () => () => {
      isOpen.current = false;
      far.session.close();
    },
    [],
  );
  const attempt = async (run: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setWaiting(true);
    try {
      await run();
    } catch (error) {
      if (isOpen.current) setProblem(failure(error));
    } finally {
      isBusy.current = false;
      setWaiting(false);
    }
  };
  const judge = (card: CardCode | null): Promise<void> =>
    attempt(async () => {
      try {
        const answer = await api.tryMistake(id, card);
        if (isOpen.current) setAnswered({ answer, card });
      } finally {
        putBack(card);
      }
    });
  /** The card stays in the hand: nothing follows it. What it was worth is told beside the table. */
  const putBack = (card: CardCode | null): void => {
    if (card === null || !isOpen.current) return;
    far.refuse();
    far.session.dismiss();
  };
  const leaveOut = (): Promise<void> =>
    attempt(async () => {
      await api.leaveMistakeOut(id);
      onNext();
    });
  take.current = (card) => {
    if (answered === null) void judge(card);
    else {
      putBack(card);
      onNext();
    }
  };
  const isWrong = answered !== null && !answered.answer.is_right;
  const coach = (
    <MistakeCoach
      question={question}
      due={due}
      answered={answered}
      problem={problem}
      isWaiting={isWaiting}
      onShow={() => void judge(null)}
      onLeaveOut={() => void leaveOut()}
      onNext={onNext}
    />
  );
  return (
    <Table
      session={far.session}
      guide={{
        best: answered?.answer.best ?? null,
        isFree: answered === null,
        tried: isWrong ? answered.card : null,
        look: "lesson",
        words: wordsOf(question, answered),
        panel: coach,
      }}
      onNext={() => undefined}
      onReview={() => go("learn")}
      onAgain={() => go("learn")}
      onLeave={() => go("learn")}
    />
  );
}

/** All that is said to those who listen. */
function wordsOf(question: MistakeQuestion, answered: Answered | null): string {
  if (answered === null) return `${asked(question)} ${t("mistakes-ask")}`;
  const { answer, card } = answered;
  const parts = [
    card === null ? "" : `${cardTitle(card)}:`,
    `${verdict(question, answered)}.`,
    t("coach-best-is", { card: answer.best }),
    reasonsInWords(answer.reasons, null),
  ];
  return parts.filter(Boolean).join(" ");
}
