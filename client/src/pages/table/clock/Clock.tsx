/** One seat's clock: drawn digits, and a line that shortens. It says nothing by itself. */

import { useEffect, useRef } from "preact/hooks";
import { Icon, Numeral } from "../../../components/drawings";
import { useStore } from "../../../app/store";
import { speaker } from "../../../speech/speaker";
import { language, t } from "../../../texts/texts";
import { opponentOf, type ClockView, type SeatName } from "../../../wire/messages";
import { inDigits, inWords, reached, readingAt } from "./time";
import { useElapsed } from "./useElapsed";

interface ClockProps {
  readonly clock: ClockView;
  readonly me: SeatName;
  readonly name: string;
  /** Whether the line to the server is lost, so that nothing is known of its time. */
  readonly isLost: boolean;
}

export function YourClock(props: ClockProps) {
  return <Face {...props} seat={props.me} />;
}

export function TheirClock(props: ClockProps) {
  return <Face {...props} seat={opponentOf(props.me)} />;
}

function Face({ clock, me, name, seat, isLost }: ClockProps & { readonly seat: SeatName }) {
  const elapsed = useElapsed(clock, isLost);
  const { left, runs, stands, isLow } = readingAt(clock, seat, elapsed);
  const isStopped = stands || (isLost && runs);
  const side = seat === me ? "you" : "them";
  useSpoken(side, { left, isLow, name });
  const look = [
    "clock",
    side,
    runs && !isStopped ? "runs" : "",
    isLow && !isLost ? "low" : "",
    isStopped ? "stopped" : "",
  ];
  const time = inWords(left, useStore(language) ?? "en");
  const share = Math.min(1, left / clock.seconds);
  return (
    <p
      class={look.filter(Boolean).join(" ")}
      role="timer"
      aria-label={t(`clock-time-${side}${isStopped ? ".stands" : ""}`, { name, time })}
    >
      {isStopped ? <Icon name="pause" /> : <i class="lampdot" />}
      <Digits left={left} />
      {isLow && !isLost && <small>{t("clock-left")}</small>}
      <i class="left" style={{ "--left": share.toFixed(3) }} />
    </p>
  );
}

/** The digits, which the label of the clock says in words. */
function Digits({ left }: { readonly left: number }) {
  return (
    <span aria-hidden="true">
      <Numeral value={inDigits(left)} />
    </span>
  );
}

/** Says what is left at 60, 20, 10 and 5 seconds, and once that the other clock is low. */
function useSpoken(
  side: "you" | "them",
  { left, isLow, name }: { left: number; isLow: boolean; name: string },
): void {
  const before = useRef({ left, isLow });
  useEffect(() => {
    const seconds = reached(before.current.left, left);
    if (side === "you" && seconds !== null) speaker.say(t("clock-spoken-you", { seconds }));
    if (side === "them" && isLow && !before.current.isLow) {
      speaker.say(t("clock-spoken-them", { name }));
    }
    before.current = { left, isLow };
  }, [left, isLow]);
}
