/** Claiming the rest: how many of the remaining tricks. */

import { useState } from "preact/hooks";
import { Button } from "../../components/Button";
import { Numeral } from "../../components/drawings";
import { speaker } from "../../speech/speaker";
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
  const isPossible = (number: number): boolean => number >= fewest && number < left + fewest;
  const about = t(isLow ? "claim-about-low" : "claim-about", { yours, theirs, name });
  const choose = (number: number): void => {
    setTricks(number);
    speaker.read(t("claim-now", { tricks: number }));
  };
  const step = (by: number, text: string, sign: string) => (
    <button
      type="button"
      class="btn icon"
      aria-label={`${sign} ${t(text)}`}
      aria-disabled={isPossible(tricks + by) ? undefined : "true"}
      onClick={() => isPossible(tricks + by) && choose(tricks + by)}
    >
      {sign}
    </button>
  );
  return (
    <Sheet
      name="claim"
      title={t("claim-title")}
      words={`${t("claim-now", { tricks })}. ${about}`}
      onClose={onClose}
    >
      <div class="stepper">
        {step(-1, "claim-fewer", "−")}
        <p>
          <Numeral value={tricks} />
          <span class="small">{t("claim-left", { left })}</span>
        </p>
        {step(1, "claim-more", "+")}
      </div>
      <p>{about}</p>
      <div class="go">
        <Button look="main" text={t("claim-now", { tricks })} onClick={() => onClaim(tricks)} />
        <Button text={t("claim-play-on")} onClick={onClose} />
      </div>
    </Sheet>
  );
}
