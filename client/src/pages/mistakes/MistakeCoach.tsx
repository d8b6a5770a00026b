/** What stands beside an own mistake: the question, and what is better. */

import { href } from "../../app/route";
import { Button, ButtonLink } from "../../components/Button";
import { inWords as reasonsInWords } from "../../texts/reasons";
import { t } from "../../texts/texts";
import type { MistakeQuestion } from "../../wire/server";
import { Asked, CoachPanel, GoOn } from "../lesson/CoachPanel";
import { Verdict } from "../lesson/Verdict";
import { Worths } from "../lesson/Worths";
import { asked, comesBack, verdict, type Answered } from "./words";

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
    <CoachPanel
      title={t("mistakes-title")}
      beside={<span class="small muted">{t("mistakes-due", { count: due })}</span>}
      isOver={answered !== null}
      isWaiting={isWaiting}
      problem={problem}
    >
      {answered === null ? <Ask {...props} /> : <Told {...props} answered={answered} />}
    </CoachPanel>
  );
}

function Ask({ question, onShow, onLeaveOut }: CoachProps) {
  return (
    <>
      <p>{asked(question)}</p>
      <Asked text={t("mistakes-ask")} />
      <div class="go">
        <Button look="quiet" text={t("coach-show")} onClick={onShow} />
        <Button look="quiet" text={t("mistakes-leave-out")} onClick={onLeaveOut} />
        <ButtonLink look="quiet" text={t("coach-leave")} href={href("learn")} />
      </div>
    </>
  );
}

function Told({ question, answered, onNext }: CoachProps & { readonly answered: Answered }) {
  const { answer, card } = answered;
  return (
    <>
      <Verdict isRight={answer.is_right} text={verdict(question, answered)} />
      <h3>{t(`mistakes-kind-${answer.kind}`)}</h3>
      <p>{reasonsInWords(answer.reasons, null)}</p>
      <Worths worths={answer.cards} yours={card} objective={question.view.objective} />
      <div class="go">
        <GoOn text={t("mistakes-next")} onClick={onNext} />
        <span class="muted small">{comesBack(answered)}</span>
      </div>
    </>
  );
}
