/** Says what happens at a puzzle: the goal, each trick, the card led, and how it ends. */

import { useEffect, useRef } from "preact/hooks";
import { speaker } from "../../speech/speaker";
import { t } from "../../texts/texts";
import type { Puzzle } from "../../wire/api";
import { goalText, leftText } from "./Goal";
import type { Trying } from "./usePuzzle";

export function usePuzzleStory({ puzzle, plays }: Trying): void {
  const before = useRef<Puzzle | null>(null);
  useEffect(() => {
    const old = before.current;
    before.current = puzzle;
    if (puzzle !== null) speaker.say(story(puzzle, plays.length === 0 ? null : old));
  }, [puzzle]);
}

/** How a try has ended; of a card that lets the goal go the heading tells. */
function ending({ outcome, rated }: Puzzle): string {
  if (outcome !== "solved") return "";
  return `${t(rated ? "puzzle-solved-first" : "puzzle-solved")}.`;
}

/** What is new in a puzzle; with null as what was known, all of it. */
export function story(puzzle: Puzzle, old: Puzzle | null): string {
  const known = old?.id === puzzle.id ? old.line.length : 0;
  const tricks = puzzle.line
    .slice(old === null ? puzzle.line.length : known)
    .map(({ lead, follow, own_lead: isOwnLead, own: isOwn }) =>
      t("puzzle-told", {
        card: isOwnLead ? follow : lead,
        who: isOwn ? "you" : "them",
      }),
    );
  const led = puzzle.led === null ? [] : [t("puzzle-led", { card: puzzle.led })];
  if (puzzle.outcome !== null) return [...tricks, ending(puzzle)].filter(Boolean).join(" ");
  const goal = old === null ? [`${goalText(puzzle)}.`] : [];
  return [
    ...tricks,
    ...goal,
    leftText(puzzle),
    ...(led.length > 0 ? led : [t("puzzle-you-lead")]),
  ].join(" ");
}
