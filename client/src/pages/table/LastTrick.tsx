/** The last finished trick, to be looked at again at any time. */

import { settings } from "../../app/settings";
import { Button } from "../../components/Button";
import { OpenCard } from "../../components/drawings";
import { readLastTrick } from "../../speech/read";
import { paragraph } from "../../speech/words";
import { t } from "../../texts/texts";
import { opponentOf, type CardCode, type SeatName, type View } from "../../wire/messages";
import { Sheet } from "./Sheet";

interface LastTrickProps {
  readonly view: View;
  readonly name: string;
  readonly onClose: () => void;
}

export function LastTrick({ view, name, onClose }: LastTrickProps) {
  const trick = view.tricks.at(-1);
  if (trick === undefined) return null;
  const me = view.seat;
  const who = (seat: SeatName): string => (seat === me ? "you" : "them");
  const place = (seat: SeatName, card: CardCode, verb: string) => {
    const won = trick.winner === seat;
    const text = t(`last-${verb}`, { who: who(seat), won: won ? "yes" : "no", name });
    return (
      <li class={won ? "won" : ""}>
        <OpenCard card={card} />
        <span>{won ? <b>{text}</b> : text}</span>
      </li>
    );
  };
  const words = paragraph(readLastTrick(view, name), settings.value.speech);
  const drawn = view.drawn.find((draw) => draw.trick === trick.number);
  return (
    <Sheet name="last" title={t("last-trick")} words={words} onClose={onClose}>
      <ol class="seen">
        {place(trick.leader, trick.lead, "led")}
        {place(opponentOf(trick.leader), trick.follow, "followed")}
        {trick.upcard !== null && (
          <li>
            <OpenCard card={trick.upcard} />
            <span>{t("last-upcard", { who: who(trick.winner), name })}</span>
          </li>
        )}
        {drawn && (
          <li>
            <OpenCard card={drawn.card} />
            <span>{t("last-drawn")}</span>
          </li>
        )}
      </ol>
      <div class="go">
        <Button look="main" text={t("menu-back")} onClick={onClose} />
      </div>
    </Sheet>
  );
}
