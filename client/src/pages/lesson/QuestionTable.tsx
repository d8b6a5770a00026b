/** One question on the real table. */

import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../../app/route";
import { api, type Judged, type Lesson } from "../../wire/api";
import { inWords as failure } from "../../wire/failure";
import { ofSeat, type CardCode } from "../../wire/messages";
import { GuidedTable } from "../table/GuidedTable";
import { Coach } from "./Coach";
import type { Found, Question, Step } from "./question";
import { openQuestion, type QuestionTable as Far } from "./openQuestion";
import { inWords } from "./words";

interface QuestionProps {
  readonly lesson: Lesson;
  /** Which of the questions it is, from 0. */
  readonly index: number;
  readonly question: Question;
  readonly found: readonly Found[];
  /** Goes on; whether the question was found without help. */
  readonly onNext: (isRight: boolean) => void;
}

export function QuestionTable({ lesson, index, question, found, onNext }: QuestionProps) {
  const [step, setStep] = useState<Step>({ kind: "ask" });
  const [cards, setCards] = useState<readonly CardCode[]>([]);
  const [isMissed, setMissed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [view, setView] = useState(question.view);
  const take = useRef<(card: CardCode) => void>(() => undefined);
  const [far] = useState<Far>(() => openQuestion(question.view, (card) => take.current(card)));
  const isOpen = useRef(true);
  const isBusy = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => () => void (isOpen.current = false), []);

  const made = ofSeat(view.counted, view.seat) - ofSeat(question.view.counted, view.seat);

  const judge = async (answer: Partial<Parameters<typeof api.answer>[1]>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setWaiting(true);
    const given = answer.shown === true ? null : (answer.cards?.at(-1) ?? null);
    try {
      const judged = await api.answer(lesson.id, { question: index + 1, ...answer });
      if (!isOpen.current) return;
      setProblem(null);
      if (judged.right === false) {
        if (given !== null) far.refuse();
        setMissed(true);
        setStep({ kind: "wrong", judged, card: given });
        return;
      }
      if (given !== null) setCards([...cards, given]);
      goTo(judged);
      setStep(judged.right === null ? { kind: "ask" } : { kind: "right", judged, card: given });
    } catch (error) {
      if (given !== null) far.refuse();
      setProblem(failure(error));
    } finally {
      isBusy.current = false;
      setWaiting(false);
    }
  };
  const goTo = (judged: Judged): void => {
    if (question.kind === "count") return;
    setView(judged.view);
    far.show(judged.view);
  };
  /** Play the card that is right, after another one. */
  const playBest = (): void => {
    if (step.kind !== "wrong") return;
    const { judged } = step;
    goTo(judged);
    if (question.kind !== "play" || judged.best === null) {
      setStep({ kind: "shown", judged });
      return;
    }
    setCards([...cards, judged.best]);
    setStep(isOver(judged) ? { kind: "shown", judged } : { kind: "ask" });
  };
  const isOver = ({ view: after }: Judged): boolean => {
    const now = ofSeat(after.counted, after.seat) - ofSeat(question.view.counted, after.seat);
    return after.over || now >= (question.goal ?? 0);
  };
  take.current = (card) => {
    if (step.kind === "wrong") playBest();
    else void judge({ cards: [...cards, card] });
  };

  const best = step.kind === "wrong" ? step.judged.best : null;
  const isAsked = step.kind === "ask" && question.kind !== "show";
  const isCounting = question.kind === "count" && question.of !== "own_tricks";
  const coach = (
    <Coach
      lesson={lesson}
      index={index}
      question={question}
      found={found}
      step={step}
      made={made}
      isMissed={isMissed}
      problem={problem}
      isWaiting={isWaiting}
      onNumber={(number) => void judge({ number })}
      onShow={() => void judge({ cards, shown: true })}
      onPlay={playBest}
      onNext={() => onNext(!isMissed)}
    />
  );
  return (
    <GuidedTable
      session={far.session}
      guide={{
        best,
        isFree: isAsked && question.kind !== "count",
        tried: step.kind === "wrong" && best !== null ? step.card : null,
        hidesKnown: isCounting,
        look: isCounting ? "lesson counting" : "lesson",
        words: inWords(lesson.id, index, question, step, made),
        panel: coach,
      }}
      onLeave={() => go("learn")}
    />
  );
}
