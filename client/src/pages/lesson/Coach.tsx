/** What the lesson says: the question, and what came of the answer. */

import { href } from "../../app/route";
import { Button, ButtonLink } from "../../components/Button";
import { t } from "../../texts/texts";
import { cardTitle, rankOf } from "../../texts/words";
import type { Lesson } from "../../wire/api";
import { Asked, CoachPanel, GoOn } from "./CoachPanel";
import { Numbers } from "./Numbers";
import { Played } from "./Played";
import { Pips } from "./Pips";
import { titleOf, type Found, type Question, type Step } from "./question";
import { about, asked, headline, reasons, verdict } from "./words";
import { Verdict } from "./Verdict";
import { Worths } from "./Worths";

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
  return (
    <CoachPanel
      title={titleOf(lesson)}
      beside={<Pips found={found} now={index} />}
      isOver={step.kind !== "ask"}
      isWaiting={isWaiting}
      problem={problem}
    >
      {step.kind === "ask" ? <Ask {...props} /> : <Answered {...props} step={step} />}
    </CoachPanel>
  );
}

function Ask({ lesson, index, question, made, onNumber, onShow, onNext }: CoachProps) {
  const isShow = question.kind === "show";
  return (
    <>
      <p>{about(lesson.id, index)}</p>
      {!isShow && <Asked text={asked(question, made)} />}
      {question.kind === "count" && question.of !== "own_tricks" && <Played view={question.view} />}
      {question.kind === "count" && <Numbers most={mostOf(question)} onNumber={onNumber} />}
      <div class="go">
        {isShow ? (
          <GoOn text={t("tour-next")} onClick={onNext} />
        ) : (
          <Button look="quiet" text={t("coach-show")} onClick={onShow} />
        )}
        <ButtonLink look="quiet" text={t("coach-leave")} href={href("learn")} />
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
          <GoOn
            text={t("hint-play", { rank: rankOf(best), card: cardTitle(best) })}
            onClick={onPlay}
          />
        ) : (
          <GoOn text={t("tour-next")} onClick={onNext} />
        )}
        {isMissed && <span class="muted small">{t("coach-back")}</span>}
      </div>
    </>
  );
}
