/** One moment of the hand: what was played, what every card was worth, and both hands. */

import { settings } from "../../app/settings";
import { Button } from "../../components/Button";
import { IconButton, OpenCard } from "../../components/drawings";
import type { Moment } from "../../review/replay";
import { sortHand } from "../../table/sorting";
import { inWords } from "../../texts/reasons";
import { margin, number, rounded, signed, t } from "../../texts/texts";
import { opponentOf, type CardCode, type SeatName, type Suit } from "../../wire/messages";
import type { ReviewedPlay } from "../../wire/review";
import { Mark } from "./Chart";
import { Lines } from "./Lines";

interface BoardProps {
  readonly moment: Moment;
  readonly me: SeatName;
  readonly name: string;
  /** How many plays there are. */
  readonly count: number;
  readonly trump: Suit | null;
  readonly onShow: (play: number) => void;
  /** Goes to the next mistake; null when there is none in the hand. */
  readonly onMistake: (() => void) | null;
  /** Begins to play from this moment on. */
  readonly onPlayOn: () => void;
}

export function Board(props: BoardProps) {
  const { moment, me, name, count, trump, onShow, onMistake, onPlayOn } = props;
  const { play, lead, follow, upcard, winner } = moment;
  const isFollow = play.number === follow?.number;
  const sorted = (seat: SeatName): readonly CardCode[] =>
    sortHand(moment.holdings[seat], settings.value, trump);
  const other = opponentOf(play.seat);
  const who = (seat: SeatName): string => (seat === me ? "you" : "them");
  const spot = (card: CardCode, text: string, look = "") => (
    <figure>
      <OpenCard card={card} class={look} />
      <figcaption>{text}</figcaption>
    </figure>
  );
  const caption = (spotted: ReviewedPlay, verb: string): string =>
    t(spotted.seat === winner ? `spot-${verb}-won` : `spot-${verb}`, {
      who: who(spotted.seat),
      name,
    });
  return (
    <section class="board" aria-labelledby="moment">
      <div class="verdict" aria-live="polite" aria-atomic="true">
        <h2 id="moment">
          {t(isFollow ? "moment-followed" : "moment-led", {
            trick: play.trick,
            who: who(play.seat),
            name,
            card: play.card,
          })}
        </h2>
        <p>
          <Verdict play={play} isMine={play.seat === me} />
        </p>
        {play.why && <p>{inWords(play.why.reasons, play.seat === me ? null : name)}</p>}
      </div>
      <div class="spots">
        {upcard !== null && spot(upcard, t("upcard"))}
        {spot(lead.card, caption(lead, "led"), lead === play ? "mine" : "")}
        {follow !== null && spot(follow.card, caption(follow, "followed"), isFollow ? "mine" : "")}
      </div>
      <div class="hands">
        <h3>{t("hand-values", { who: who(play.seat), name })}</h3>
        <Values play={play} cards={sorted(play.seat)} />
        <details open>
          <summary>{t("hand-other", { who: who(other), name })}</summary>
          <ul class="open">
            {sorted(other).map((card) => (
              <li key={card}>
                <OpenCard card={card} />
              </li>
            ))}
          </ul>
        </details>
      </div>
      {play.why && play.why.line.length > 0 && <Lines why={play.why} />}
      <nav class="steps" aria-label={t("steps")}>
        <IconButton icon="first" label={t("step-first")} class="" onClick={() => onShow(1)} />
        <IconButton
          icon="prev"
          label={t("step-back")}
          class=""
          onClick={() => onShow(play.number - 1)}
        />
        <p class="num">{t("step-of", { play: play.number, count })}</p>
        <IconButton
          icon="next"
          label={t("step-on")}
          class=""
          onClick={() => onShow(play.number + 1)}
        />
        <IconButton icon="lastp" label={t("step-last")} class="" onClick={() => onShow(count)} />
        {onMistake !== null && <Button look="main" text={t("step-mistake")} onClick={onMistake} />}
        <Button look="on" icon="again" text={t("play-on")} onClick={onPlayOn} />
      </nav>
    </section>
  );
}

interface VerdictProps {
  readonly play: ReviewedPlay;
  readonly isMine: boolean;
}

/** Whether a card was the best one, and what it gave away. */
function Verdict({ play, isMine }: VerdictProps) {
  const points = number(play.cost, { maximumFractionDigits: 1 });
  const isOnly = play.cards.length === 1;
  if (play.is_mistake) {
    return (
      <>
        <span class="pill bad">
          <Mark side={isMine ? "y" : "t"} />
          {t("verdict-mistake", { points, count: rounded(play.cost) })}
        </span>{" "}
        {t("verdict-better", { card: play.best })}
      </>
    );
  }
  if (isOnly) return <>{t("verdict-only")}</>;
  if (play.cost === 0) return <span class="pill good">{t("verdict-best")}</span>;
  return <>{t(play.is_exact ? "verdict-as-good-exact" : "verdict-as-good", { card: play.best })}</>;
}

interface ValuesProps {
  readonly play: ReviewedPlay;
  readonly cards: readonly CardCode[];
}

/** The hand of the one who plays, with the expected points of every card that could be played. */
function Values({ play, cards }: ValuesProps) {
  const values = new Map(play.cards.map((entry) => [entry.card, entry] as const));
  return (
    <ul class="vals">
      {cards.map((card) => {
        const value = values.get(card);
        const isPlayed = card === play.card;
        const isBest = card === play.best;
        const look = isBest ? "best" : isPlayed ? (play.is_mistake ? "bad" : "chosen") : "";
        return (
          <li key={card} class={`${look} ${value === undefined ? "off" : ""}`}>
            <OpenCard card={card} />
            {value !== undefined && (
              <span class="v">
                {signed(value.points)}
                {!play.is_exact && <span class="vh"> {margin(value.error)}</span>}
              </span>
            )}
            {isPlayed && <span class="tag">{t("tag-played")}</span>}
            {isBest && !isPlayed && <span class="tag">{t("tag-best")}</span>}
          </li>
        );
      })}
    </ul>
  );
}
