/** Between two turns at one screen: only what both players may know. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Chip, OpenCard } from "../../components/drawings";
import { useTitle } from "../../app/title";
import { speaker } from "../../speech/speaker";
import { Text } from "../../texts/Text";
import { t } from "../../texts/texts";
import { occupantName } from "../../texts/words";
import {
  opponentOf,
  type CardCode,
  type SeatName,
  type Suit,
  type TableView,
  type Trick,
} from "../../wire/messages";

/** What both players may know of a hand in play. */
export interface OpenNews {
  /** Whose turn it is. */
  readonly seat: SeatName;
  readonly name: string;
  readonly other: string;
  readonly trick: number;
  readonly led: CardCode | null;
  readonly hasTricks: boolean;
  /** The last trick, if the other one ended it: whoever led it has not seen the reply. */
  readonly unseen: Trick | null;
  readonly upcard: CardCode | null;
  readonly trump: Suit | null;
}

/** The open part of a message; null when nobody is to play. */
export function openNews(table: TableView): OpenNews | null {
  const { view } = table;
  if (view === null || view.to_play === null) return null;
  const seat = view.to_play;
  const last = view.tricks.at(-1);
  return {
    seat,
    name: occupantName(table.seats[seat]),
    other: occupantName(table.seats[opponentOf(seat)]),
    trick: view.trick,
    led: view.led,
    hasTricks: view.tricks.length > 0,
    unseen: last?.leader === seat ? last : null,
    upcard: view.upcard,
    trump: view.trump,
  };
}

interface CoverProps {
  readonly news: OpenNews;
  readonly onShow: () => void;
}

export function Cover({ news, onShow }: CoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { name, other, led, unseen, trick, upcard, trump } = news;
  const story =
    led !== null
      ? t("cover-led", { name: other, card: led })
      : news.hasTricks
        ? t("cover-won", { name })
        : t("cover-start", { name: other });
  const reply =
    unseen && t("cover-reply", { name: other, card: unseen.follow, other: unseen.lead });
  const title = t("cover", { name });
  useTitle(title);
  useLayoutEffect(() => button.current?.focus(), [news]);
  useEffect(() => {
    const where = [t("cover-where", { trick }), trump && t("cover-trump", { suit: trump })];
    speaker.say([`${title}.`, reply, story, ...where].filter(Boolean).join(" "));
  }, [news]);
  return (
    <main class="cover">
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill="url(#cover-tile)" />
      </svg>
      <section class="panel" aria-labelledby="cover">
        <h1 id="cover">{title}</h1>
        <div class="news">
          {unseen !== null && <Reply trick={unseen} />}
          {led !== null && <OpenCard card={led} />}
          <p>
            {reply !== null && <strong>{reply}</strong>}
            <strong>{story}</strong>
            <span class="muted">
              {t("cover-where", { trick })} {trump !== null && t("cover-trump", { suit: trump })}{" "}
              {upcard !== null && (
                <Text id="cover-upcard" parts={{ upcard: <Chip card={upcard} /> }} />
              )}
            </span>
          </p>
        </div>
        <p class="muted">{t("cover-about", { name })}</p>
        <button ref={button} data-refuge type="button" class="btn main big" onClick={onShow}>
          {t("cover-show", { name })}
        </button>
      </section>
    </main>
  );
}

/** A finished trick as it lay, its winner marked. */
function Reply({ trick: { leader, lead, follow, winner } }: { readonly trick: Trick }) {
  return (
    <div class="reply">
      <OpenCard card={lead} class={winner === leader ? "won" : ""} />
      <OpenCard card={follow} class={winner === leader ? "" : "won"} />
    </div>
  );
}
