/** The coach: a card that clearly costs, why, and the choice to think again. */

import { Button } from "../../components/Button";
import { inWords } from "../../texts/reasons";
import { rounded, t } from "../../texts/texts";
import { cardTitle, rankOf } from "../../texts/words";
import type { TableSession } from "../../table/session";
import type { AdviceMessage } from "../../wire/messages";
import { Sheet } from "./Sheet";

interface WarningProps {
  readonly warning: AdviceMessage;
  readonly session: TableSession;
}

export function Warning({ warning, session }: WarningProps) {
  const { coached, reasons, plays } = warning;
  if (coached === null) return null;
  const { card } = coached;
  const cost = t("warning-cost", { card, tricks: Math.max(0.1, rounded(coached.tricks)) });
  const best = plays[0] && t("warning-best", { card: plays[0].card });
  const why = [best, inWords(reasons, null)].filter(Boolean).join(" ");
  const again = (): void => session.dismissWarning();
  const play = (): void => {
    session.dismissWarning();
    session.play(card);
  };
  return (
    <Sheet name="warning" title={t("warning-title")} words={`${cost} ${why}`} onClose={again}>
      <p>
        <strong>{cost}</strong>
      </p>
      <p>{why}</p>
      <div class="go">
        <Button look="main" text={t("warning-again")} onClick={again} />
        <Button
          text={t("warning-play", { rank: rankOf(card), card: cardTitle(card) })}
          onClick={play}
        />
      </div>
    </Sheet>
  );
}
