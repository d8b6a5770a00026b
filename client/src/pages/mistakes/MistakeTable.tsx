/** One own mistake on the table: what is better? */

import { go } from "../../app/route";
import { inWords as reasonsInWords } from "../../texts/reasons";
import { t } from "../../texts/texts";
import { cardTitle } from "../../texts/words";
import { api } from "../../wire/api";
import type { MistakeQuestion } from "../../wire/server";
import { useOneCard } from "../lesson/useOneCard";
import { GuidedTable } from "../table/GuidedTable";
import { MistakeCoach } from "./MistakeCoach";
import { asked, verdict, type Answered } from "./words";

interface MistakeProps {
  readonly question: MistakeQuestion;
  /** How many are to be asked today, this one included. */
  readonly due: number;
  readonly onNext: () => void;
}

export function MistakeTable({ question, due, onNext }: MistakeProps) {
  const { id } = question;
  const {
    session,
    tried: answered,
    problem,
    isBusy,
    run,
    show,
  } = useOneCard(question, (card) => api.tryMistake(id, card), onNext);
  const leaveOut = async (): Promise<void> => {
    await api.leaveMistakeOut(id);
    onNext();
  };
  const isWrong = answered !== null && !answered.answer.is_right;
  const coach = (
    <MistakeCoach
      question={question}
      due={due}
      answered={answered}
      problem={problem}
      isWaiting={isBusy}
      onShow={show}
      onLeaveOut={() => void run(leaveOut)}
      onNext={onNext}
    />
  );
  return (
    <GuidedTable
      session={session}
      guide={{
        best: answered?.answer.best ?? null,
        isFree: answered === null,
        tried: isWrong ? answered.card : null,
        look: "lesson",
        words: wordsOf(question, answered),
        panel: coach,
      }}
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
