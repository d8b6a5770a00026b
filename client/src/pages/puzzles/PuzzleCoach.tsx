/** What is said beside a puzzle, and what can be done: before, during and after the try. */

import { useStore } from "../../app/store";
import { Button, ButtonLink } from "../../components/Button";
import { Icon } from "../../components/drawings";
import { Soon } from "../../components/Soon";
import { useFocus } from "../../components/useFocus";
import { inWords } from "../../texts/reasons";
import { t } from "../../texts/texts";
import type { Puzzle } from "../../wire/api";
import { inWords as failureInWords } from "../../wire/failure";
import { goalText } from "./Goal";
import { mode, MODES } from "./mode";
import { Line, ShortLine } from "./PuzzleLine";
import { Rated } from "./Rated";
import { SHOWN } from "./useHidden";
import type { Trying } from "./usePuzzle";
import { Problem } from "../../components/Problem";
import { ModeInput } from "./ModeInput";

interface CoachProps {
  readonly trying: Trying;
  readonly puzzle: Puzzle;
  readonly isHidden: boolean;
  readonly isAnswerShown: boolean;
  readonly onAnswer: () => void;
}

export function PuzzleCoach(props: CoachProps) {
  const { puzzle, trying } = props;
  return (
    <section class="coach panel" aria-labelledby="coach">
      <h2 id="coach" class="small muted">
        {t(`theme-${puzzle.theme}`)}
      </h2>
      {puzzle.outcome === null ? <Now {...props} /> : <After {...props} />}
      {trying.isWaiting && <Soon />}
      <Problem text={trying.error === null ? null : failureInWords(trying.error)} />
    </section>
  );
}

/** While the puzzle is tried. */
function Now({ trying, puzzle, isHidden }: CoachProps) {
  const chosen = useStore(mode);
  const isAtStart = trying.plays.length === 0;
  return (
    <>
      {isAtStart ? (
        <>
          <h3>{goalText(puzzle)}</h3>
          {puzzle.pack === 28 && <p>{t("decision-small")}</p>}
          <fieldset class="segs">
            <legend class="vh">{t("puzzles-hand")}</legend>
            {MODES.map((one) => (
              <label key={one} class="btn">
                <ModeInput mode={one} />
                {t(`puzzles-${one}`)}
              </label>
            ))}
          </fieldset>
        </>
      ) : (
        <ShortLine line={puzzle.line} />
      )}
      {chosen === "memory" && !isHidden && (
        <span class="shown" style={{ animationDuration: `${SHOWN}ms` }} aria-hidden="true" />
      )}
      <div class="go">
        <Button look="quiet" text={t("puzzle-answer")} onClick={trying.giveUp} />
        {isHidden ? (
          <Button look="quiet" text={t("puzzle-look")} onClick={trying.look} />
        ) : (
          isAtStart && <ButtonLink look="quiet" text={t("puzzle-leave")} href="#/puzzles" />
        )}
      </div>
    </>
  );
}

/** When the goal is made, or gone. */
function After({ trying, puzzle, isAnswerShown, onAnswer }: CoachProps) {
  const { outcome, answer, wrong, rated } = puzzle;
  const heading = useFocus<HTMLHeadingElement>([puzzle.id, outcome]);
  const isSolved = outcome === "solved";
  const isTold = isSolved || wrong === null || isAnswerShown;
  const why = inWords(answer?.reasons ?? [], null);
  return (
    <>
      <p class={`mark ${isSolved ? "good" : "bad"}`}>
        <Icon name={isSolved ? "tick" : "close"} />
        {t(isSolved ? (rated ? "puzzle-solved-first" : "puzzle-solved") : "puzzle-failed")}
      </p>
      <h3 ref={heading} tabIndex={-1} data-refuge>
        {wrong === null ? t(`theme-${puzzle.theme}.about`) : t("puzzle-wrong", { card: wrong })}
      </h3>
      {wrong !== null && isTold && <p>{why}</p>}
      {wrong !== null && !isTold && <ShortLine line={puzzle.line} />}
      {isTold && answer && <Line line={isSolved ? puzzle.line : answer.line} />}
      {rated && <Rated rated={rated} />}
      <div class="go">
        {isSolved ? (
          <>
            <Button look="main" text={t("puzzle-next")} onClick={trying.next} />
            <Button text={t("puzzle-again")} onClick={trying.again} />
          </>
        ) : (
          <>
            <Button look="main" text={t("puzzle-again")} onClick={trying.again} />
            {!isTold && <Button text={t("puzzle-answer")} onClick={onAnswer} />}
            <Button look="quiet" text={t("puzzle-next")} onClick={trying.next} />
          </>
        )}
      </div>
    </>
  );
}
