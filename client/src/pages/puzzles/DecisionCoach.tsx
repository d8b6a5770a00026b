/** What stands beside a puzzle of stage one: the question, then what each card gives away. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { href } from "../../app/route";
import { Icon } from "../../components/drawings";
import { Problem } from "../../components/Problem";
import { t } from "../../texts/texts";
import type { DecisionMessage } from "../../wire/server";
import { Worths } from "../lesson/Worths";
import { about, verdict, why } from "./decisionWords";
import { Rated } from "./Rated";
import type { Decided } from "./decided";

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
    <section class={`coach panel ${decided === null ? "" : "over"}`} aria-labelledby="coach">
      <div class="what">
        <h2 id="coach" class="small muted">
          {t(`theme-${decision.theme}`)}
        </h2>
        <span class="small muted">
          {t("puzzle-number", { number: String(decision.number) })},{" "}
          {t("puzzle-rating", { rating: String(decision.rating) })}
        </span>
      </div>
      {decided === null ? <Ask {...props} /> : <Told {...props} decided={decided} />}
      <Problem text={problem} />
    </section>
  );
}

function Ask({ decision, onShow }: CoachProps) {
  return (
    <>
      <p>{about(decision)}</p>
      <p class="question">
        <i class="lampdot" />
        {t(`decision-${decision.goal}`)}
      </p>
      <div class="go">
        <button type="button" class="btn quiet" onClick={onShow}>
          {t("puzzle-answer")}
        </button>
        <a class="btn quiet" href={href("puzzles")}>
          {t("puzzle-leave")}
        </a>
      </div>
    </>
  );
}

function Told({ decision, decided, onNext }: CoachProps & { readonly decided: Decided }) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus({ preventScroll: true }), []);
  const { answer, card } = decided;
  return (
    <>
      <div class="row">
        <span class={`pill ${answer.is_right ? "good" : "bad"}`}>
          {answer.is_right ? <Icon name="tick" /> : "▼"} {verdict(decision, decided)}
        </span>
      </div>
      <h3>{t(`theme-${decision.theme}.about`)}</h3>
      <p>{why(decided)}</p>
      <Worths worths={answer.cards} yours={card} objective={decision.view.objective} />
      {answer.rated && <Rated rated={answer.rated} />}
      <div class="go">
        <button ref={next} type="button" class="btn main" onClick={onNext}>
          {t("puzzle-next")}
        </button>
        <a class="btn quiet" href={href("puzzles")}>
          {t("puzzle-leave")}
        </a>
      </div>
    </>
  );
}
