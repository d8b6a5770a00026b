/** The last trick; and all of them, the newest first, with all cards, once the hand is over. */

import { Chip } from "../../components/drawings";
import { t } from "../../texts/texts";
import type { WatchedHand } from "../../wire/watching";

interface TricksProps {
  readonly hand: WatchedHand;
  readonly names: Readonly<Record<"north" | "south", string>>;
}

export function Tricks({ hand, names }: TricksProps) {
  const { tricks, cards, finished } = hand;
  return (
    <section class="panel" aria-labelledby="tricks">
      <h2 id="tricks">{t(cards === null ? "watch-last-trick" : "watch-tricks")}</h2>
      <ol class="watched-tricks" reversed>
        {tricks.toReversed().map((trick, index) => (
          <li key={finished - index}>
            <span class="no">{finished - index}</span>
            <span>
              <Chip card={trick.lead} /> <Chip card={trick.follow} />
            </span>
            <span>
              <b>{t("watch-takes", { name: names[trick.winner] })}</b>
              {trick.upcard !== null && (
                <>
                  {" "}
                  <span class="muted">{t("watch-and")}</span> <Chip card={trick.upcard} />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      {cards !== null && (
        <details>
          <summary>{t("watch-all-cards")}</summary>
          <p class="all-cards">
            {cards.map((card) => (
              <Chip key={card} card={card} />
            ))}
          </p>
        </details>
      )}
    </section>
  );
}
