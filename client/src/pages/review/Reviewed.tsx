/** A reviewed hand: the chart, one moment of it, luck and skill, and all tricks. */

import { useMemo, useState } from "preact/hooks";
import { nameOfKey } from "../../app/keys";
import { href } from "../../app/route";
import { settings } from "../../app/settings";
import { Button, ButtonLink } from "../../components/Button";
import { useKeydown } from "../../components/useKeydown";
import { keys as keysNow } from "../../texts/letters";
import { Choice } from "../../components/Choice";
import { PageFrame } from "../../components/PageFrame";
import { expectedOf, mistakeAfter, nextMistake, replay } from "../../review/replay";
import { t } from "../../texts/texts";
import { ofSeat, opponentOf, type SeatName } from "../../wire/messages";
import type { Review } from "../../wire/review";
import { Board } from "./Board";
import { Chart } from "./Chart";
import { Luck } from "./Luck";
import { PlayOn, type Source } from "./PlayOn";
import { Share } from "./Share";
import { TrickList } from "./TrickList";

interface ReviewedProps {
  readonly review: Review;
  /** From whose side it is told: that one is "you". */
  readonly me: SeatName;
  readonly names: Readonly<Record<SeatName, string>>;
  /** The hand as text, to take away. */
  readonly record: string;
  readonly source: Source;
  /** Shows another hand of the same record. */
  readonly onHand?: (hand: number) => void;
}

export function Reviewed({ review, me: first, names, record, source, onHand }: ReviewedProps) {
  const [me, setMe] = useState(first);
  const { moments, tricks } = useMemo(() => replay(review), [review]);
  const [isPlayingOn, playOn] = useState(false);
  const [number, setNumber] = useState(
    () => nextMistake(review, 0, first) ?? nextMistake(review, 0) ?? 1,
  );
  const moment = moments[number - 1];
  const name = names[opponentOf(me)];
  // From one number to the next, so that no step of a key held down is lost.
  const move = (next: (number: number) => number): void =>
    setNumber((before) => Math.min(Math.max(1, next(before)), Math.max(1, moments.length)));
  const show = (wanted: number): void => move(() => wanted);
  const toMistake = (): void => move((before) => mistakeAfter(review, before, me) ?? before);
  useReviewKeys({ last: moments.length, move, toMistake });

  const tools = (
    <>
      {onHand !== undefined && review.hands > 1 && (
        <Choice
          label={t("record-hand")}
          value={String(source.hand)}
          options={Array.from({ length: review.hands }, (_, before) => [
            String(before + 1),
            t("record-hand-of", { number: before + 1, count: review.hands }),
          ])}
          onChoose={(chosen) => onHand(Number(chosen))}
        />
      )}
      <Button icon="again" text={t("play-on")} onClick={() => playOn(true)} />
      {"table" in source && (
        <ButtonLink icon="mistake" text={t("mistakes-title")} href={href("mistakes")} />
      )}
      {"record" in source && (
        <Button icon="swap" text={t("other-side")} onClick={() => setMe(opponentOf(me))} />
      )}
      <Share record={record} players={[review.players.north ?? "", review.players.south ?? ""]} />
    </>
  );
  return (
    <PageFrame
      title={titleOf(review, me, { name, who: "record" in source ? names[me] : null })}
      sub={t(review.trump === null ? "review-no-trumps" : "review-trumps", {
        suit: review.trump ?? "",
      })}
      tools={tools}
      class="rev"
    >
      <Chart review={review} tricks={tricks} me={me} name={name} shown={number} onShow={show} />
      {moment !== undefined && (
        <Board
          moment={moment}
          me={me}
          name={name}
          count={moments.length}
          trump={review.trump}
          onShow={show}
          onMistake={nextMistake(review, 0) === null ? null : toMistake}
          onPlayOn={() => playOn(true)}
        />
      )}
      {moment !== undefined && isPlayingOn && (
        <PlayOn
          source={source}
          play={moment.play}
          me={me}
          name={name}
          onClose={() => playOn(false)}
        />
      )}
      <aside class="side">
        <Luck review={review} me={me} name={name} />
        <TrickList
          tricks={tricks}
          me={me}
          name={name}
          values={expectedOf(review, me)}
          shown={moment?.play.trick ?? 0}
          onShow={show}
        />
      </aside>
    </PageFrame>
  );
}

interface Named {
  /** The other one. */
  readonly name: string;
  /** The one from whose side it is told; null for whoever reads. A record may be anybody's. */
  readonly who: string | null;
}

function titleOf(review: Review, me: SeatName, { name, who }: Named): string {
  const { result } = review;
  const of = who === null ? "review" : "review-of";
  const names = { name, who: who ?? "" };
  if (result === null) return t(`${of}-unfinished`, names);
  const yours = ofSeat(result.counted, me);
  const theirs = ofSeat(result.counted, opponentOf(me));
  const text = result.winner === null ? "even" : result.winner === me ? "won" : "lost";
  return t(text === "even" ? "review-even" : `${of}-${text}`, { ...names, yours, theirs });
}

interface Steps {
  readonly last: number;
  readonly move: (next: (number: number) => number) => void;
  readonly toMistake: () => void;
}

/** Arrows step by plays, page keys by tricks, and a letter goes to the next mistake. */
function useReviewKeys({ last, move, toMistake }: Steps): void {
  useKeydown((event) => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move((number) => number - 1),
      ArrowRight: () => move((number) => number + 1),
      PageUp: () => move((number) => number - 2),
      PageDown: () => move((number) => number + 2),
      Home: () => move(() => 1),
      End: () => move(() => last),
    };
    const isField =
      event.target instanceof Element && event.target.closest("input, textarea, dialog");
    const { keys } = settings.value;
    const isLetter = keys && nameOfKey(keysNow(), event.key) === "mistake";
    const action = isLetter ? toMistake : actions[event.key];
    if (isField || action === undefined) return;
    event.preventDefault();
    action();
  });
}
