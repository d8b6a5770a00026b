/** Lets what happens at the table be heard, when that is wanted. */

import { useEffect, useRef } from "preact/hooks";
import { settings, speedInForce } from "../../app/settings";
import { cueBetween, cueOf, type Cue } from "../../table/cues";
import type { Scene } from "../../table/scene";
import type { TableModel } from "../../table/model";
import { may } from "../../wire/messages";

/** Milliseconds after which a player is called back to the table. */
const LONG_WAIT = 3_000;

export function useSounds({ table, frame, scene, notice }: TableModel): void {
  const waitingSince = useRef(performance.now());
  const canPlay = table !== null && may(table, "play");
  const isOver = table?.view?.over ?? false;

  useEffect(() => {
    if (frame === null || table === null) return;
    const cue = cueOf(frame, table.me);
    if (cue !== null) hear(cue);
  }, [frame]);
  const before = useRef<Scene | null>(null);
  const isStill = speedInForce() === "off"; // then nothing moves that could be heard
  useEffect(() => {
    const cue = isStill && before.current && scene ? cueBetween(before.current, scene) : null;
    before.current = scene;
    if (cue !== null) hear(cue);
  }, [scene]);
  useEffect(() => {
    if (!canPlay) waitingSince.current = performance.now();
    else if (isStill || performance.now() - waitingSince.current > LONG_WAIT) hear("turn");
  }, [canPlay]);
  useEffect(() => {
    const winner = table?.results.at(-1)?.winner;
    if (isOver && winner) hear(winner === table?.me ? "victory" : "defeat");
  }, [isOver]);
  useEffect(() => {
    if (notice !== null) hear("refused");
  }, [notice]);
}

function hear(cue: Cue): void {
  if (settings.value.sound) void import("./sounds").then(({ playCue }) => playCue(cue));
}
