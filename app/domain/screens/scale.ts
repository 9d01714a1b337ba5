// The upright axis of a chart: round steps from the lowest value to the highest, with zero among them.

export type Scale = { low: number; high: number; ticks: number[] };

/** `least` is how high it reaches at least, so that a few dollars don't fill the picture. */
export function scaleFor(values: readonly number[], least: number, steps = 4): Scale {
  const [bottom, top] = [Math.min(0, ...values), Math.max(least, ...values)];
  const rough = (top - bottom) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const [low, high] = [Math.floor(bottom / step) * step, Math.ceil(top / step) * step];
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** The same steps in a picture that ends where its highest value ends, and below zero at a step: what is there is named. */
export function scaleWithin(values: readonly number[], least: number): Scale {
  const { low, ticks } = scaleFor(values, least);
  const high = Math.max(least, ...values);
  return { low, high, ticks: ticks.filter((tick) => tick <= high) };
}
