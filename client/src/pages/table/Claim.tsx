/** Claiming the rest: how many of the remaining tricks. */

import { useState } from "preact/hooks";
import { Numeral } from "../../components/drawings";
import { t } from "../../texts/texts";
import { ofSeat, opponentOf, type View } from "../../wire/messages";
import { Sheet } from "./Sheet";

interface ClaimProps {
  readonly view: View;
  readonly perStage: number;
  /** What one trick of stage two counts. */
  readonly worth: number;
  readonly name: string;
  readonly onClaim: (tricks: number) => void;
  readonly onClose: () => void;
}

export function Claim({ view, perStage, worth, name, onClaim, onClose }: ClaimProps) {
  const left = 2 * perStage - view.tricks.length;
  const isLow = view.objective === "low";
  const fewest = isLow ? 0 : 1; // a claim gives something away, never everything
  const [tricks, setTricks] = useState(isLow ? 0 : left);
  const yours = ofSeat(view.counted, view.seat) + tricks * worth;
  const theirs = ofSeat(view.counted, opponentOf(view.seat)) + (left - tricks) * worth;
  const step = (by: number, text: string, sign: string) => (
    <button
      type="button"
      class="btn icon"
      aria-label={t(text)}
      disabled={tricks + by < fewest || tricks + by > left - 1 + fewest}
      onClick={() => setTricks(tricks + by)}
    >
      {sign}
    </button>
  );
  return (
    <Sheet name="claim" title={t("claim-title")} onClose={onClose}>
      <div class="stepper">
        {step(-1, "claim-fewer", "−")}
        <output aria-live="polite">
          <Numeral value={tricks} />
          <span class="small">{t("claim-left", { left })}</span>
        </output>
        {step(1, "claim-more", "+")}
      </div>
      <p>{t(isLow ? "claim-about-low" : "claim-about", { yours, theirs, name })}</p>
      <div class="go">
        <button type="button" class="btn main" onClick={() => onClaim(tricks)}>
          {t("claim-now", { tricks })}
        </button>
        <button type="button" class="btn" onClick={onClose}>
          {t("claim-play-on")}
        </button>
      </div>
    </Sheet>
  );
}
