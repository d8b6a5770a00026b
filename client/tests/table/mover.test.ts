import { describe, expect, it } from "vitest";
import { framesBetween, type Frame } from "../../src/table/frames";
import { Mover, type Speed } from "../../src/table/mover";
import { sceneOf } from "../../src/table/scene";
import { recorded } from "../fake/recording";
import { ManualClock } from "../fake/time";

/** A mover that shows message 2, and the story from there to message 3. */
function mover(speed: Speed) {
  const clock = new ManualClock();
  const moved: (Frame["movement"] | null)[] = [];
  const made = new Mover(clock, () => moved.push(made.frame?.movement ?? null));
  made.speed = speed;
  const start = sceneOf(recorded(2));
  made.jump(start);
  moved.length = 0;
  const frames = start === null ? null : framesBetween(start, recorded(3));
  return { clock, moved, mover: made, frames: frames ?? [] };
}

describe("movements", () => {
  it.each([
    ["slow", 1.8],
    ["normal", 1],
    ["fast", 0.5],
  ] as const)("take their time at speed %s", (speed, factor) => {
    const { clock, mover: made, frames } = mover(speed);
    made.move(frames);
    clock.pass((220 + 650 + 260 + 280 + 240) * factor - 1);
    expect(made.frame?.movement).toBe("turn");
    clock.pass(1);
    expect(made.isMoving).toBe(false);
    expect(made.shown).toEqual(sceneOf(recorded(3)));
  });

  it("come one after another", () => {
    const { clock, moved, mover: made, frames } = mover("normal");
    made.move(frames);
    clock.pass(10_000);
    expect(moved).toEqual(["play", "rest", "sweep", "draw", "turn", null]);
  });

  it("end at once when told to finish", () => {
    const { clock, mover: made, frames } = mover("slow");
    made.move(frames);
    made.finish();
    expect(made.isMoving).toBe(false);
    expect(made.shown).toEqual(sceneOf(recorded(3)));
    clock.pass(10_000);
    expect(made.shown).toEqual(sceneOf(recorded(3)));
  });

  it("take no time when they are off, and leave the trick lying", () => {
    const { mover: made, frames } = mover("off");
    made.move(frames);
    expect(made.isMoving).toBe(false);
    const trick = recorded(3).view?.tricks[0];
    expect(made.shown).toMatchObject({
      lead: trick?.lead,
      follow: trick?.follow,
      winner: trick?.winner,
    });
    expect(made.shown?.holding).toEqual(recorded(3).view?.holding);
  });

  it("let the lying trick go with the next card", () => {
    const { mover: made, frames } = mover("off");
    made.move(frames);
    const { target } = made;
    made.move(target === null ? [] : (framesBetween(target, recorded(4)) ?? []));
    expect(made.shown).toEqual(sceneOf(recorded(4)));
  });
});
