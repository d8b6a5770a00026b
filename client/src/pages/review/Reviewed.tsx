/** A reviewed hand: the chart, one moment of it, luck and skill, and all tricks. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { nameOfKey } from "../../app/keys";
import { pageOf } from "../../app/ownTables";
import { settings } from "../../app/settings";
import { sitDown } from "../../app/sitDown";
import { Icon } from "../../parts/drawings";
import { PageFrame } from "../../parts/PageFrame";
import { nextMistake, replay } from "../../review/replay";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import { ofSeat, opponentOf, type SeatName } from "../../wire/messages";
import type { Review } from "../../wire/review";
import { Board } from "./Board";
import { Chart } from "./Chart";
import { Luck } from "./Luck";
import { Share } from "./Share";
import { TrickList } from "./TrickList";

interface ReviewedProps {
  readonly review: Review;
  /** From whose side it is told: that one is "you". */
  readonly me: SeatName;
  readonly names: Readonly<Record<SeatName, string>>;
  /** The hand as text, to take away. */
  readonly record: string;
  /** The own table whose deal can be played again. */
  readonly again?: string;
}

export function Reviewed({ review, me: first, names, record, again }: ReviewedProps) {
  const [me, setMe] = useState(first);
  const { moments, tricks } = useMemo(() => replay(review), [review]);
  const [number, setNumber] = useState(() => nextMistake(review, 0) ?? 1);
  const moment = moments[number - 1];
  const name = names[opponentOf(me)];
  const show = (wanted: number): void =>
    setNumber(Math.min(Math.max(1, wanted), Math.max(1, moments.length)));
  const toMistake = (): void => show(nextMistake(review, number) ?? number);
  useReviewKeys({ number, last: moments.length, show, toMistake });

  const isOwn = again !== undefined;
  const tools = (
    <>
      {isOwn && (
        <button
          type="button"
          class="btn"
          onClick={async () => sitDown(await api.playAgain(again), pageOf(again))}
        >
          <Icon name="again" />
          <span>{t("review-again")}</span>
        </button>
      )}
      {!isOwn && (
        <button type="button" class="btn" onClick={() => setMe(opponentOf(me))}>
          <Icon name="swap" />
          <span>{t("other-side")}</span>
        </button>
      )}
      <Share record={record} />
    </>
  );
  return (
    <PageFrame
      title={titleOf(review, me, name)}
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
        />
      )}
      <aside class="side">
        <Luck review={review} me={me} name={name} />
        <TrickList
          tricks={tricks}
          me={me}
          name={name}
          shown={moment?.play.trick ?? 0}
          onShow={show}
        />
      </aside>
    </PageFrame>
  );
}

function titleOf(review: Review, me: SeatName, name: string): string {
  const { result } = review;
  if (result === null) return t("review-unfinished", { name });
  const yours = ofSeat(result.counted, me);
  const theirs = ofSeat(result.counted, opponentOf(me));
  const text = result.winner === null ? "even" : result.winner === me ? "won" : "lost";
  return t(`review-${text}`, { name, yours, theirs });
}

interface Steps {
  readonly number: number;
  readonly last: number;
  readonly show: (number: number) => void;
  readonly toMistake: () => void;
}

/** Arrows step by plays, page keys by tricks, and a letter goes to the next mistake. */
function useReviewKeys({ number, last, show, toMistake }: Steps): void {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => show(number - 1),
      ArrowRight: () => show(number + 1),
      PageUp: () => show(number - 2),
      PageDown: () => show(number + 2),
      Home: () => show(1),
      End: () => show(last),
    };
    const listen = (event: KeyboardEvent): void => {
      const isField =
        event.target instanceof Element && event.target.closest("input, textarea, dialog");
      const { keys, ownKeys } = settings.value;
      const isLetter = keys && nameOfKey(ownKeys, event.key) === "mistake";
      const action = isLetter ? toMistake : actions[event.key];
      if (isField || event.ctrlKey || event.metaKey || event.altKey || action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [number]);
}
