import { describe, expect, it } from "vitest";
import { cueBetween, cueOf } from "../../src/table/cues";
import { framesBetween } from "../../src/table/frames";
import { sceneOf, type Scene } from "../../src/table/scene";
import { recorded } from "../fake/recording";

function scene(seq: number): Scene {
  const found = sceneOf(recorded(seq));
  if (found === null) throw new Error("nothing is dealt");
  return found;
}

/** The sounds from one recorded message to another, as the south seat hears them. */
function cues(from: number, to: number) {
  const frames = framesBetween(scene(from), recorded(to)) ?? [];
  return frames.map((frame) => cueOf(frame, "south")).filter((cue) => cue !== null);
}

describe("a trick that moves", () => {
  it("is heard as won or lost, with what is drawn", () => {
    expect(cues(5, 6)).toEqual(["card", "won", "draw"]);
    expect(cues(7, 8)).toEqual(["card", "lost", "hidden"]);
  });

  it("is followed by the sound of stage two when it was the last of the stock", () => {
    expect(cues(29, 30)).toEqual(["card", "lost", "hidden", "stage"]);
  });
});

describe("a trick that is shown at once", () => {
  it("is heard as won or lost too", () => {
    expect(cueBetween(scene(5), scene(6))).toBe("won");
    expect(cueBetween(scene(7), scene(8))).toBe("lost");
  });

  it("makes no sound when it is led, taken back, or of another hand", () => {
    expect(cueBetween(scene(8), scene(9))).toBeNull();
    expect(cueBetween(scene(4), scene(5))).toBeNull();
    expect(cueBetween(scene(56), scene(57))).toBeNull();
  });
});
