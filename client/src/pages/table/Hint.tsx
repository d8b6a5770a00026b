/** The hint: a card, why, and what every card is worth. */

import { useState } from "preact/hooks";
import { Button } from "../../components/Button";
import { Chip } from "../../components/drawings";
import { inWords } from "../../texts/reasons";
import { margin, signed, t } from "../../texts/texts";
import { cardTitle, rankOf } from "../../texts/words";
import type { AdvisedPlay, AdviceMessage, CardCode } from "../../wire/messages";
import { Sheet } from "./Sheet";

interface HintProps {
  readonly advice: AdviceMessage | null;
  /** Whether the hand has been made practice already. */
  readonly isPractice: boolean;
  readonly onAsk: () => void;
  readonly onPlay: (card: CardCode) => void;
  readonly onClose: () => void;
}

export function Hint({ advice, isPractice, onAsk, onPlay, onClose }: HintProps) {
  const best = advice?.plays[0];
  const title = best ? t("hint-title", { card: best.card }) : t("action-hint");
  const words = isPractice ? "" : t("practice-hint"); // what is found is told as it comes
  return (
    <Sheet name="hint" title={title} words={words} onClose={onClose}>
      {advice !== null && best !== undefined ? (
        <Advised advice={advice} best={best} onPlay={onPlay} onClose={onClose} />
      ) : isPractice ? (
        <p>{t("hint-thinking")}</p>
      ) : (
        <>
          <p>{t("practice-hint")}</p>
          <div class="go">
            <Button look="main" text={t("hint-ask")} onClick={onAsk} />
            <Button text={t("claim-play-on")} onClick={onClose} />
          </div>
        </>
      )}
    </Sheet>
  );
}

/** How many rows a small screen shows at first, and the screens that have room for thirteen. */
const FEW = 3;
const ROOM_FOR_ALL = "(min-width: 1000px) and (min-height: 760px)";

interface AdvisedProps {
  readonly advice: AdviceMessage;
  readonly best: AdvisedPlay;
  readonly onPlay: (card: CardCode) => void;
  readonly onClose: () => void;
}

function Advised({ advice, best, onPlay, onClose }: AdvisedProps) {
  const { plays } = advice;
  const [isWhole, setWhole] = useState(() => matchMedia(ROOM_FOR_ALL).matches);
  const shown = isWhole ? plays : plays.slice(0, FEW);
  const span = Math.max(1, ...plays.map((play) => Math.abs(play.points) + play.error));
  return (
    <>
      <p>{inWords(advice.reasons, null)}</p>
      <table class="data">
        <caption class="vh">{t("hint-table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("hint-card")}</th>
            <th scope="col" class="r">
              {t("hint-points")}
            </th>
            {!advice.exact && (
              <th scope="col" class="r">
                {t("hint-error")}
              </th>
            )}
            <th scope="col" class="bar-cell">
              <span class="vh">{t("hint-chart")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((play) => (
            <tr key={play.card} class={play === best ? "advised" : ""}>
              <td>
                <Chip card={play.card} />
              </td>
              <td class="r">{signed(play.points)}</td>
              {!advice.exact && <td class="r">{margin(play.error)}</td>}
              <td>
                <Meter play={play} span={span} isExact={advice.exact} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < plays.length && (
        <button type="button" class="link small" onClick={() => setWhole(true)}>
          {t("hint-all", { count: plays.length })}
        </button>
      )}
      <p class="sub">{t(advice.exact ? "hint-exact" : "hint-worlds", { worlds: advice.worlds })}</p>
      <div class="go">
        <Button
          look="main"
          text={t("hint-play", { rank: rankOf(best.card), card: cardTitle(best.card) })}
          onClick={() => onPlay(best.card)}
        />
        <Button text={t("hint-choose")} onClick={onClose} />
      </div>
    </>
  );
}

interface MeterProps {
  readonly play: AdvisedPlay;
  /** The largest value drawn. */
  readonly span: number;
  readonly isExact: boolean;
}

/** The value of a card as a bar from the middle, with its error as a line. */
function Meter({ play, span, isExact }: MeterProps) {
  const at = (value: number): number => 50 + (value / span) * 50;
  const [from, to] = [Math.min(50, at(play.points)), Math.max(50, at(play.points))];
  const low = at(play.points - play.error);
  return (
    <svg class="meter" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
      <path class="axis" d="M50 0V14" />
      <rect class={play.points < 0 ? "neg" : ""} x={from} y="2" width={to - from} height="10" />
      {!isExact && <path class="error" d={`M${low} 7H${at(play.points + play.error)}`} />}
    </svg>
  );
}
