/** What stands beside an own mistake: the question, and what is better. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { href } from "../../app/route";
import { Soon } from "../../components/Soon";
import { inWords as reasonsInWords } from "../../texts/reasons";
import { t } from "../../texts/texts";
import type { MistakeQuestion } from "../../wire/server";
import { Verdict } from "../lesson/Verdict";
import { Worths } from "../lesson/Worths";
import { asked, comesBack, verdict, type Answered } from "./words";
import { Problem } from "../../components/Problem";

interface CoachProps {
  readonly question: MistakeQuestion;
  readonly due: number;
  readonly answered: Answered | null;
  readonly problem: string | null;
  /** Whether the server was asked, and has not answered. */
  readonly isWaiting: boolean;
  readonly onShow: () => void;
  readonly onLeaveOut: () => void;
  readonly onNext: () => void;
}

export function MistakeCoach(props: CoachProps) {
  const { due, answered, problem, isWaiting } = props;
  return (
    <section class={`coach panel ${answered === null ? "" : "over"}`} aria-labelledby="coach">
      <div class="what">
        <h2 id="coach" class="small muted">
          {t("mistakes-title")}
        </h2>
        <span class="small muted">{t("mistakes-due", { count: due })}</span>
      </div>
      {answered === null ? <Ask {...props} /> : <Told {...props} answered={answered} />}
      {isWaiting && <Soon />}
      <Problem text={problem} />
    </section>
  );
}

function Ask({ question, onShow, onLeaveOut }: CoachProps) {
  return (
    <>
      <p>{asked(question)}</p>
      <p class="question">
        <i class="lampdot" />
        {t("mistakes-ask")}
      </p>
      <div class="go">
        <button type="button" class="btn quiet" onClick={onShow}>
          {t("coach-show")}
        </button>
        <button type="button" class="btn quiet" onClick={onLeaveOut}>
          {t("mistakes-leave-out")}
        </button>
        <a class="btn quiet" href={href("learn")}>
          {t("coach-leave")}
        </a>
      </div>
    </>
  );
}

function Told({ question, answered, onNext }: CoachProps & { readonly answered: Answered }) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus({ preventScroll: true }), []);
  const { answer, card } = answered;
  return (
    <>
      <Verdict isRight={answer.is_right} text={verdict(question, answered)} />
      <h3>{t(`mistakes-kind-${answer.kind}`)}</h3>
      <p>{reasonsInWords(answer.reasons, null)}</p>
      <Worths worths={answer.cards} yours={card} objective={question.view.objective} />
      <div class="go">
        <button ref={next} type="button" class="btn main" onClick={onNext}>
          {t("mistakes-next")}
        </button>
        <span class="muted small">{comesBack(answered)}</span>
      </div>
    </>
  );
}
