/** All tricks: who led, what was played, who took what, and the mistakes. */

import { Chip } from "../../components/drawings";
import type { ReplayedTrick } from "../../review/replay";
import { signed, t } from "../../texts/texts";
import type { SeatName } from "../../wire/messages";
import type { ReviewedPlay } from "../../wire/review";
import { Mark } from "./Chart";

interface TrickListProps {
  readonly tricks: readonly ReplayedTrick[];
  readonly me: SeatName;
  readonly name: string;
  /** The expected points after so many tricks. */
  readonly values: readonly number[];
  /** The trick in sight. */
  readonly shown: number;
  readonly onShow: (play: number) => void;
}

export function TrickList({ tricks, me, name, values, shown, onShow }: TrickListProps) {
  const who = (seat: SeatName): string => (seat === me ? "you" : "them");
  return (
    <section class="panel list" aria-labelledby="tricks">
      <h2 id="tricks">{t("tricks-title")}</h2>
      <ol>
        {tricks.map((trick) => {
          const { number, lead, follow, winner, upcard } = trick;
          return (
            <li key={number}>
              <button
                type="button"
                aria-current={number === shown ? "step" : undefined}
                onClick={() => onShow(lead.number)}
              >
                <b class="num">{number}</b>
                <span class="pl">
                  <span class={`led ${lead.seat === me ? "y" : "t"}`}>
                    {t("tricks-led", { who: who(lead.seat), name })}
                  </span>
                  <Chip card={lead.card} />
                  {follow !== null && <Chip card={follow.card} />}
                </span>
                <span class="w">
                  {winner !== null && t("tricks-won", { who: who(winner), name })}{" "}
                  {upcard !== null && <Chip card={upcard} />}
                </span>
                <span class="vh">{t("chart-value", { points: signed(values[number] ?? 0) })}</span>
                <span class="mss">
                  {[lead, follow].map(
                    (play) => play?.is_mistake && <Given play={play} me={me} name={name} />,
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface GivenProps {
  readonly play: ReviewedPlay;
  readonly me: SeatName;
  readonly name: string;
}

/** What a mistake changed, from this side. */
function Given({ play, me, name }: GivenProps) {
  const isMine = play.seat === me;
  return (
    <span class="ms">
      <Mark side={isMine ? "y" : "t"} />
      {signed(isMine ? -play.cost : play.cost)}
      <span class="vh">{t(isMine ? "chart-yours" : "chart-theirs", { name })}</span>
    </span>
  );
}
