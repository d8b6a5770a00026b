/** Plays movements one after another, and can be told to finish at once. */

import type { Frame, Movement } from "./frames";
import type { Scene } from "./scene";

export type Speed = "slow" | "normal" | "fast" | "off";

/** Milliseconds at normal speed. */
export const DURATIONS: Readonly<Record<Movement, number>> = {
  cut: 1_300,
  deal: 900,
  play: 220,
  rest: 650,
  sweep: 260,
  draw: 280,
  turn: 240,
  stage: 1_300,
};
export const SPEED_FACTORS: Readonly<Record<Speed, number>> = {
  slow: 1.8,
  normal: 1,
  fast: 0.5,
  off: 0,
};

export interface Clock {
  readonly now: () => number;
  /** Runs something later; the answer cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Runs something once a movement of this length has been seen; the answer cancels it. */
  readonly afterMoving: (milliseconds: number, run: () => void) => () => void;
}

export class Mover {
  /** What is to be seen now. */
  shown: Scene | null = null;
  /** What will lie on the table when everything has moved. */
  target: Scene | null = null;
  /** The movement under way. */
  frame: Frame | null = null;
  speed: Speed = "normal";
  /** Milliseconds that a finished trick lies; null for as long as the speed says. */
  rest: number | null = null;

  readonly #clock: Clock;
  readonly #changed: () => void;
  #waiting: Frame[] = [];
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  /**
   * Whether there is more to be seen before the next card can be played. The words at the beginning
   * of stage two keep nobody from leading.
   */
  get isMoving(): boolean {
    return this.frame !== null && (this.frame.movement !== "stage" || this.#waiting.length > 0);
  }

  /** Show a scene without any movement. */
  jump(scene: Scene | null): void {
    this.#stop();
    this.shown = this.target = scene;
    this.#changed();
  }

  /** Add movements after those under way. */
  move(frames: readonly Frame[]): void {
    const last = frames.at(-1);
    if (last === undefined) return;
    this.target = last.scene;
    this.#waiting.push(...frames);
    if (SPEED_FACTORS[this.speed] === 0) this.finish();
    else if (this.frame === null) this.#next();
  }

  /** End all movement now. At speed "off" a finished trick stays until the next card. */
  finish(): void {
    const rest = [...this.#waiting].reverse().find((frame) => frame.movement === "rest");
    this.#stop();
    this.shown = this.target;
    if (SPEED_FACTORS[this.speed] === 0 && rest !== undefined && this.target !== null) {
      this.shown = withTrickLying(this.target, rest.scene);
    }
    this.#changed();
  }

  #next(): void {
    const frame = this.#waiting.shift() ?? null;
    this.frame = frame;
    if (frame === null) {
      this.shown = this.target;
    } else {
      this.shown = frame.scene;
      const usual = DURATIONS[frame.movement] * SPEED_FACTORS[this.speed];
      const duration = frame.movement === "rest" ? (this.rest ?? usual) : usual;
      this.#cancel = this.#clock.afterMoving(duration, () => this.#next());
    }
    this.#changed();
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#waiting = [];
    this.frame = null;
  }
}

function withTrickLying(scene: Scene, rest: Scene): Scene {
  if (scene.lead !== null) return scene;
  return {
    ...scene,
    leader: rest.leader,
    lead: rest.lead,
    follow: rest.follow,
    winner: rest.winner,
  };
}
