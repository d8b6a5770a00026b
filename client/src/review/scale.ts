/** Round numbers for the axis of a chart. */

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly marks: readonly number[];
}

/** A scale that holds all values and nought, with at most so many steps between its marks. */
export function scaleFor(values: readonly number[], steps: number): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = Math.max(0.5, (most - least) / steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const count = Math.round((high - low) / step);
  return { low, high, marks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}
