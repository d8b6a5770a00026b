/** What stands beside a puzzle of stage one: the question, then what each card gives away. */

import { href } from "../../app/route";
import { Button, ButtonLink } from "../../components/Button";
import { t } from "../../texts/texts";
import type { DecisionMessage } from "../../wire/server";
import { Asked, CoachPanel, GoOn } from "../lesson/CoachPanel";
import { Verdict } from "../lesson/Verdict";
import { Worths } from "../lesson/Worths";
import { about, verdict, why, type Decided } from "./decisionWords";
import { Rated } from "./Rated";

interface CoachProps {
  readonly decision: DecisionMessage;
  readonly decided: Decided | null;
  readonly problem: string | null;
  readonly onShow: () => void;
  readonly onNext: () => void;
}

export function DecisionCoach(props: CoachProps) {
  const { decision, decided, problem } = props;
  return (
    <CoachPanel
      title={t(`theme-${decision.theme}`)}
      beside={
        <span class="small muted">
          {t("puzzle-number", { number: String(decision.number) })},{" "}
          {t("puzzle-rating", { rating: String(decision.rating) })}
        </span>
      }
      isOver={decided !== null}
      problem={problem}
    >
      {decided === null ? <Ask {...props} /> : <Told {...props} decided={decided} />}
    </CoachPanel>
  );
}

function Ask({ decision, onShow }: CoachProps) {
  return (
    <>
      <p>{about(decision)}</p>
      <Asked text={t(`decision-${decision.goal}`)} />
      <div class="go">
        <Button look="quiet" text={t("puzzle-answer")} onClick={onShow} />
        <ButtonLink look="quiet" text={t("puzzle-leave")} href={href("puzzles")} />
      </div>
    </>
  );
}

function Told({ decision, decided, onNext }: CoachProps & { readonly decided: Decided }) {
  const { answer, card } = decided;
  return (
    <>
      <Verdict isRight={answer.is_right} text={verdict(decision, decided)} />
      <h3>{t(`theme-${decision.theme}.about`)}</h3>
      <p>{why(decided)}</p>
      <Worths worths={answer.cards} yours={card} objective={decision.view.objective} />
      {answer.rated && <Rated rated={answer.rated} />}
      <div class="go">
        <GoOn text={t("puzzle-next")} onClick={onNext} />
        <ButtonLink look="quiet" text={t("puzzle-leave")} href={href("puzzles")} />
      </div>
    </>
  );
}
