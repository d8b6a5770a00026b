/** A table as those see it who watch by a link: what both seats have shown, and nothing to do. */

import type { PageProps } from "../../app/page";
import { Numeral, OpenCard, SuitMark } from "../../components/drawings";
import { PageFrame } from "../../components/PageFrame";
import { Problem } from "../../components/Problem";
import { shownName } from "../../meeting/words";
import { t } from "../../texts/texts";
import { occupantName } from "../../texts/words";
import type { Suit } from "../../wire/messages";
import type { WatchedHand, WatchedTable } from "../../wire/watching";
import { Tricks } from "./Tricks";
import { useWatched } from "./useWatched";
import "../../styles/pages/watch.css";

type Names = Readonly<Record<"north" | "south", string>>;

export default function WatchPage({ words }: PageProps) {
  const [table = "", secret = ""] = words;
  const { told, problem } = useWatched(table, secret);
  const names = told === null ? null : namesOf(told);
  return (
    <PageFrame
      class="watching"
      title={names === null ? t("watch-title-none") : t("watch-title", names)}
    >
      <Problem text={problem} />
      {told !== null && names !== null && (
        <>
          <section class="panel" aria-labelledby="score">
            <h2 id="score" class="vh">
              {t("match-score")}
            </h2>
            <dl class="sides">
              {(["north", "south"] as const).map((seat, index) => (
                <div key={seat} class={seat === "north" ? "them" : "you"}>
                  <dt>{names[seat]}</dt>
                  <dd>
                    <Numeral value={told.points[index] ?? 0} />
                  </dd>
                </div>
              ))}
            </dl>
            {told.hand === null ? (
              <p>{t("watch-waiting")}</p>
            ) : (
              <Hand hand={told.hand} names={names} />
            )}
            {told.match_winner !== null && told.match_winner !== "draw" && (
              <p role="status">{t("watch-won", { name: names[told.match_winner] })}</p>
            )}
          </section>
          {told.hand !== null && told.hand.tricks.length > 0 && (
            <Tricks hand={told.hand} names={names} />
          )}
        </>
      )}
    </PageFrame>
  );
}

function namesOf({ seats }: WatchedTable): Names {
  const called = (seat: "north" | "south"): string => {
    const who = seats[seat];
    const isNameless = who === null || (who.kind === "person" && shownName(who.name) === null);
    return isNameless ? t(`watch-${seat}`) : occupantName(who);
  };
  return { north: called("north"), south: called("south") };
}

function Hand({ hand, names }: { readonly hand: WatchedHand; readonly names: Names }) {
  const { stage, trump, led, leader, upcard, stock_left: left, to_play: turn } = hand;
  const [north, south] = hand.counted;
  return (
    <>
      <p>
        <strong>{t("watch-stage", { stage, trick: hand.finished + (hand.over ? 0 : 1) })}</strong>
        {trump !== null && (
          <>
            {" · "}
            <SuitMark suit={trump as Suit} /> {t("watch-trumps")}
          </>
        )}
      </p>
      <p class="muted">
        {t("watch-counted", {
          north: names.north,
          theirs: north,
          south: names.south,
          yours: south,
        })}
      </p>
      <div class="shown">
        {upcard !== null && (
          <figure>
            <OpenCard card={upcard} />
            <figcaption>{t("watch-stock", { count: left })}</figcaption>
          </figure>
        )}
        {led !== null && (
          <figure>
            <OpenCard card={led} />
            <figcaption>{t("watch-led", { name: names[leader] })}</figcaption>
          </figure>
        )}
      </div>
      {turn !== null && <p>{t("watch-turn", { name: names[turn] })}</p>}
    </>
  );
}
