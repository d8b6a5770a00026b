/** A clock that only goes when it is told to. */

import type { Clock } from "../../src/table/mover";

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export class ManualClock implements Clock {
  #now = 0;
  #alarms: Alarm[] = [];

  readonly now = (): number => this.#now;

  readonly after = (milliseconds: number, run: () => void): (() => void) => {
    const alarm = { at: this.#now + milliseconds, run };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  };

  readonly afterMoving = this.after;

  /** Be held up for a while: what was due in the meantime has not happened yet. */
  holdUp(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Let time pass; everything due happens in its order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = this.#alarms
        .filter(({ at }) => at <= end)
        .sort((one, other) => one.at - other.at)[0];
      if (due === undefined) break;
      this.#alarms = this.#alarms.filter((alarm) => alarm !== due);
      this.#now = Math.max(this.#now, due.at);
      due.run();
    }
    this.#now = end;
  }
}
