/** A puzzle of stage two on the table. */

import { useRef, useState } from "preact/hooks";
import { go } from "../../app/route";
import { settings } from "../../app/settings";
import { useStore } from "../../app/store";
import { IconButton, Wordmark } from "../../components/drawings";
import { KeysHelp } from "../../components/KeysHelp";
import { sortHand } from "../../table/sorting";
import { inWords as reasonsInWords } from "../../texts/reasons";
import { t } from "../../texts/texts";
import type { Puzzle } from "../../wire/api";
import { inWords } from "../../wire/failure";
import type { CardCode } from "../../wire/messages";
import { Hand } from "../table/Hand";
import { useKeys } from "../table/useKeys";
import { useMedia } from "../table/useMedia";
import { SIDE } from "../table/LaidTable";
import { NoPuzzle } from "./NoPuzzle";
import { Goal, GoalLine } from "./Goal";
import { OtherHand } from "./OtherHand";
import { PuzzleCoach } from "./PuzzleCoach";
import { Trick, Trump } from "./Middle";
import { useHidden } from "./useHidden";
import { usePuzzle, type Trying } from "./usePuzzle";
import { usePuzzleStory } from "./usePuzzleStory";
import { speaker } from "../../speech/speaker";

interface StageTwoProps {
  readonly id: string;
  readonly onNext: () => void;
}

export function StageTwo({ id, onNext }: StageTwoProps) {
  const trying = usePuzzle(id, onNext);
  const { puzzle, error } = trying;
  if (puzzle !== null) return <Laid trying={trying} puzzle={puzzle} />;
  return <NoPuzzle words={error === null ? null : inWords(error)} />;
}

interface LaidProps {
  readonly trying: Trying;
  readonly puzzle: Puzzle;
}

function Laid({ trying, puzzle }: LaidProps) {
  const chosen = useStore(settings);
  const hasSide = useMedia(SIDE);
  const isHidden = useHidden(trying);
  const [focused, setFocused] = useState<CardCode | null>(null);
  const [isShown, setShown] = useState<string | null>(null);
  const [isHelp, setHelp] = useState(false);
  const main = useRef<HTMLElement>(null);
  usePuzzleStory(trying);
  const { isResting } = trying;
  const isOver = puzzle.outcome !== null;
  const cards = sortHand(puzzle.hand, chosen, puzzle.trump);
  const legal = isOver || isResting ? null : puzzle.legal;
  const isAnswerShown = isShown === puzzle.id && puzzle.outcome === "failed";
  const showAnswer = (): void => {
    if (!isOver) trying.giveUp();
    else if (puzzle.outcome === "failed") {
      setShown(puzzle.id);
      const { best = null, reasons = [] } = puzzle.answer ?? {};
      if (best !== null) {
        speaker.say(`${t("coach-best-is", { card: best })} ${reasonsInWords(reasons, null)}`);
      }
    }
  };
  useKeys({
    cards:
      chosen.legalOnly && legal !== null ? cards.filter((card) => legal.includes(card)) : cards,
    legal,
    focused,
    focus: (card) => {
      setFocused(card);
      main.current?.querySelector<HTMLElement>(`.hand [data-card="${card}"]`)?.focus();
    },
    missSuit: (suit) => speaker.read(t("refused-suit_not_held", { suit })),
    act: () => undefined,
    read: (what) => {
      if (what === "hand") isHidden && trying.look();
      else if (what === "trick") showAnswer();
      else speaker.repeat();
    },
    repeat: () => (isOver ? trying.again() : speaker.repeat()),
    next: () => isOver && trying.next(),
    menu: () => go("puzzles"),
    help: () => setHelp(true),
    escape: () => undefined,
  });
  const side = hasSide ? "with-sheet with-side" : "";
  return (
    <main
      ref={main}
      class={`table guided lesson stage-two puzzle ${side} ${isOver ? "ended" : ""}`}
      data-turn={isOver ? "none" : "you"}
    >
      <header class="bar">
        <div class="left">
          <IconButton icon="prev" label={t("back")} onClick={() => go("puzzles")} />
          <Wordmark />
        </div>
        <p class="about">
          {t("puzzle-number", { number: String(puzzle.number) })}
          <span class="pill">{t("puzzle-rating", { rating: String(puzzle.rating) })}</span>
        </p>
      </header>
      <GoalLine puzzle={puzzle} />
      <OtherHand puzzle={puzzle} isHidden={isHidden} />
      <section class="centre" aria-label={t("table")}>
        <Goal puzzle={puzzle} />
        <Trick puzzle={puzzle} isResting={isResting} />
        <Trump trump={puzzle.trump} />
      </section>
      <p class="say">{!isOver && <Say puzzle={puzzle} isResting={isResting} />}</p>
      <Hand
        cards={cards}
        legal={legal}
        isLegalOnly={chosen.legalOnly}
        best={isAnswerShown ? (puzzle.answer?.best ?? null) : null}
        focused={focused}
        onFocus={setFocused}
        onTap={trying.play}
        onDrop={trying.play}
      />
      <PuzzleCoach
        trying={trying}
        puzzle={puzzle}
        isHidden={isHidden}
        isAnswerShown={isAnswerShown}
        onAnswer={showAnswer}
      />
      {isHelp && <KeysHelp place="puzzle" onClose={() => setHelp(false)} />}
    </main>
  );
}

function Say({ puzzle, isResting }: { readonly puzzle: Puzzle; readonly isResting: boolean }) {
  if (isResting) return null;
  return (
    <span>
      <i class="lampdot" />
      <strong>
        {puzzle.led === null ? t("puzzle-you-lead") : t("puzzle-led", { card: puzzle.led })}
      </strong>
    </span>
  );
}
