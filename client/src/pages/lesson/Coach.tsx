/** What the lesson says: the question, and what came of the answer. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { href } from "../../app/route";
import { Soon } from "../../components/Soon";
import { t } from "../../texts/texts";
import { cardTitle, rankOf } from "../../texts/words";
import type { Lesson } from "../../wire/api";
import { Numbers } from "./Numbers";
import { Played } from "./Played";
import { Pips } from "./Pips";
import { titleOf, type Found, type Question, type Step } from "./question";
import { about, asked, headline, reasons, verdict } from "./words";
import { Verdict } from "./Verdict";
import { Worths } from "./Worths";
import { Problem } from "../../components/Problem";

interface CoachProps {
  readonly lesson: Lesson;
  readonly index: number;
  readonly question: Question;
  readonly found: readonly Found[];
  readonly step: Step;
  /** The tricks made in a hand that is played out. */
  readonly made: number;
  /** Whether a wrong answer was given already. */
  readonly isMissed: boolean;
  readonly problem: string | null;
  /** Whether an answer is being judged. */
  readonly isWaiting: boolean;
  readonly onNumber: (number: number) => void;
  readonly onShow: () => void;
  readonly onPlay: () => void;
  readonly onNext: () => void;
}

export function Coach(props: CoachProps) {
  const { lesson, index, found, step, problem, isWaiting } = props;
  const isOver = step.kind !== "ask";
  return (
    <section class={`coach panel ${isOver ? "over" : ""}`} aria-labelledby="coach">
      <div class="what">
        <h2 id="coach" class="small muted">
          {titleOf(lesson)}
        </h2>
        <Pips found={found} now={index} />
      </div>
      {step.kind === "ask" ? <Ask {...props} /> : <Answered {...props} step={step} />}
      {isWaiting && <Soon />}
      <Problem text={problem} />
    </section>
  );
}

function Ask({ lesson, index, question, made, onNumber, onShow, onNext }: CoachProps) {
  const isShow = question.kind === "show";
  return (
    <>
      <p>{about(lesson.id, index)}</p>
      {!isShow && (
        <p class="question">
          <i class="lampdot" />
          {asked(question, made)}
        </p>
      )}
      {question.kind === "count" && question.of !== "own_tricks" && <Played view={question.view} />}
      {question.kind === "count" && <Numbers most={mostOf(question)} onNumber={onNumber} />}
      <div class="go">
        {isShow ? (
          <MainButton onClick={onNext}>{t("tour-next")}</MainButton>
        ) : (
          <button type="button" class="btn quiet" onClick={onShow}>
            {t("coach-show")}
          </button>
        )}
        <a class="btn quiet" href={href("learn")}>
          {t("coach-leave")}
        </a>
      </div>
    </>
  );
}

/** The largest number that can be the answer. */
function mostOf({ of, view }: Question): number {
  if (of === "own_tricks") return view.holding.length;
  if (of === "honours_out") return 8;
  return of === "trumps_out" ? 13 : view.tricks.length;
}

interface AnsweredProps extends CoachProps {
  readonly step: Exclude<Step, { readonly kind: "ask" }>;
}

function Answered({ lesson, index, question, step, isMissed, onPlay, onNext }: AnsweredProps) {
  const isRight = step.kind === "right";
  const { best, worths } = step.judged;
  const isToPlay = step.kind === "wrong" && best !== null;
  const why = reasons(step);
  return (
    <>
      <Verdict isRight={isRight} text={verdict(question, step)} />
      <h3>{headline(lesson.id, index)}</h3>
      {why !== "" && <p>{why}</p>}
      {worths.length > 0 && question.kind === "card" && (
        <Worths
          worths={worths}
          yours={step.kind === "shown" ? null : step.card}
          objective={question.view.objective}
        />
      )}
      <div class="go">
        {isToPlay ? (
          <MainButton onClick={onPlay}>
            {t("hint-play", { rank: rankOf(best), card: cardTitle(best) })}
          </MainButton>
        ) : (
          <MainButton onClick={onNext}>{t("tour-next")}</MainButton>
        )}
        {isMissed && <span class="muted small">{t("coach-back")}</span>}
      </div>
    </>
  );
}

interface MainButtonProps {
  readonly onClick: () => void;
  readonly children: string;
}

/** The way on, which the keyboard is at. */
function MainButton({ onClick, children }: MainButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [children]);
  return (
    <button ref={button} type="button" class="btn main" onClick={onClick}>
      {children}
    </button>
  );
}
