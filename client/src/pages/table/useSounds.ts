/** Lets what happens at the table be heard, when that is wanted. */

import { useEffect, useRef } from "preact/hooks";
import { settings } from "../../app/settings";
import type { Frame } from "../../table/frames";
import type { TableModel } from "../../table/session";
import { may } from "../../wire/messages";
import type { Sound } from "./sounds";

/** Milliseconds after which a player is called back to the table. */
const LONG_WAIT = 3_000;

export function useSounds({ table, frame, notice }: TableModel): void {
  const waitingSince = useRef(performance.now());
  const canPlay = table !== null && may(table, "play");
  const isOver = table?.view?.over ?? false;

  useEffect(() => {
    if (frame === null || table === null) return;
    const sound = soundOf(frame, table.me);
    if (sound !== null) hear(sound);
  }, [frame]);
  useEffect(() => {
    if (!canPlay) waitingSince.current = performance.now();
    else if (performance.now() - waitingSince.current > LONG_WAIT) hear("turn");
  }, [canPlay]);
  useEffect(() => {
    const winner = table?.results.at(-1)?.winner;
    if (isOver && winner) hear(winner === table?.me ? "won" : "lost");
  }, [isOver]);
  useEffect(() => {
    if (notice !== null) hear("refused");
  }, [notice]);
}

function soundOf({ movement, seat }: Frame, me: string): Sound | null {
  switch (movement) {
    case "play":
      return "card";
    case "sweep":
      return "trick";
    case "draw":
      return seat === me ? "draw" : "hidden";
    case "stage":
      return "stage";
    default:
      return null;
  }
}

function hear(sound: Sound): void {
  if (settings.value.sound) void import("./sounds").then(({ playSound }) => playSound(sound));
}
