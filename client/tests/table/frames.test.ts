import { describe, expect, it } from "vitest";
import { framesBetween } from "../../src/table/frames";
import { sceneOf, withPlay, type Scene } from "../../src/table/scene";
import { recorded } from "../fake/recording";

/** The scene of a recorded message. */
function scene(seq: number): Scene {
  const found = sceneOf(recorded(seq));
  if (found === null) throw new Error(`nothing is dealt in message ${seq}`);
  return found;
}

function movements(from: Scene, seq: number): string[] | undefined {
  return framesBetween(from, recorded(seq))?.map(({ movement, seat }) => `${movement} ${seat}`);
}

describe("the story between two states", () => {
  it("tells a lead of the opponent as one card played", () => {
    expect(movements(scene(1), 2)).toEqual(["play north"]);
  });

  it("tells a finished trick of stage one as play, rest, sweep, draw and turn", () => {
    const winner = recorded(3).view?.tricks[0]?.winner;
    const story = [
      "play south",
      `rest ${winner}`,
      `sweep ${winner}`,
      `draw ${winner}`,
      `turn ${winner}`,
    ];
    expect(movements(scene(2), 3)).toEqual(story);
  });

  it("leaves out the own card that has been shown already", () => {
    const card = recorded(3).view?.tricks[0]?.follow ?? "2C";
    const story = movements(withPlay(scene(2), "south", card), 3);
    expect(story?.map((line) => line.split(" ")[0])).toEqual(["rest", "sweep", "draw", "turn"]);
  });

  it("tells a trick and the next lead in one story when both came at once", () => {
    expect(movements(scene(2), 4)?.at(-1)).toBe("play north");
  });

  it("shows the card drawn unseen by the loser of a trick", () => {
    const frames = framesBetween(scene(2), recorded(3));
    const draw = frames?.find(({ movement }) => movement === "draw");
    expect(draw?.drawn).toBe(recorded(3).view?.drawn[0]?.card);
    expect(draw?.scene.holding).toHaveLength(13);
  });

  it("gives the upcard to the winner of a trick and the card below to the loser", () => {
    for (const [from, to, winner] of [
      [2, 3, "north"],
      [5, 6, "south"],
    ] as const) {
      const frames = framesBetween(scene(from), recorded(to)) ?? [];
      const draw = frames.find(({ movement }) => movement === "draw");
      expect(draw?.seat).toBe(winner);
      const mine = winner === "south" ? draw?.trick?.upcard : draw?.drawn;
      expect(draw?.scene.holding).toHaveLength(13);
      expect(draw?.scene.holding).toContain(mine);
    }
  });

  it("turns nothing after the last draw, and begins stage two", () => {
    const story = movements(scene(29), 30)?.map((line) => line.split(" ")[0]);
    expect(story).toEqual(["play", "rest", "sweep", "draw", "stage"]);
  });

  it("ends a trick of stage two with the sweep", () => {
    const story = movements(scene(31), 32)?.map((line) => line.split(" ")[0]);
    expect(story).toEqual(["play", "rest", "sweep"]);
  });

  it("ends every story with the state that the server sent", () => {
    for (const [from, to] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [29, 30],
      [31, 32],
      [55, 56],
    ] as const) {
      expect(framesBetween(scene(from), recorded(to))?.at(-1)?.scene).toEqual(scene(to));
    }
  });

  it("never lets a card be in two places or in none", () => {
    for (const [from, to] of [
      [2, 3],
      [7, 8],
      [28, 29],
      [29, 30],
    ] as const) {
      for (const { scene: shown } of framesBetween(scene(from), recorded(to)) ?? []) {
        const held = [...shown.holding, shown.lead, shown.follow, shown.upcard].filter(Boolean);
        expect(new Set(held).size).toBe(held.length);
      }
    }
  });

  it("tells nothing when a card was taken back", () => {
    expect(movements(scene(4), 5)).toBeUndefined();
  });

  it("tells nothing when another hand was dealt", () => {
    expect(movements(scene(56), 57)).toBeUndefined();
  });

  it("tells nothing when more has happened than a watcher would follow", () => {
    expect(movements(scene(6), 29)).toBeUndefined();
  });
});
