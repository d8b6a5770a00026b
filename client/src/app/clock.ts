/** The clock of the page. */

import type { Clock } from "../table/mover";

/** Milliseconds after which a movement is taken as seen, though nothing was drawn. */
const PATIENCE = 1_000;

export const pageClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  afterMoving: (milliseconds, run) => {
    // An animation starts when the page is next drawn, as those of the cards do; so they end
    // together, however slow the device is.
    const animation = document.documentElement.animate([], milliseconds);
    const stop = (): void => {
      clearTimeout(timer);
      animation.onfinish = null;
      animation.cancel();
    };
    const end = (): void => {
      stop();
      run();
    };
    // A page out of sight is not drawn.
    const timer = setTimeout(end, milliseconds + PATIENCE);
    animation.onfinish = end;
    return stop;
  },
};
