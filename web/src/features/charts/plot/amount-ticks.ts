/** The labels of a vertical axis: round amounts of a currency. */

import type { Currency } from '../../../i18n/amounts/money.ts';

/** Steps smaller than the largest coin, in smallest units. */
const SMALL_STEPS: Readonly<Record<string, readonly number[]>> = {
  lsd: [1, 2, 4, 12, 24, 48, 96, 240, 480],
  guineas: [1, 2, 4, 12, 24, 48, 144, 336],
  livre: [1, 3, 6, 12, 24, 60, 120],
};

/** Yields round steps in ascending order, without end. */
function* stepsOf({ code, coins, guineas = false }: Currency): Generator<number> {
  const small = SMALL_STEPS[guineas ? 'guineas' : code] ?? [];
  yield* small;
  const great = small.length ? ((guineas ? coins.gn : coins.l) ?? 1) : 1;
  for (let power = great; ; power *= 10) for (const times of [1, 2, 5]) yield times * power;
}

/** The usual number of labels is one more. */
const INTERVALS_MOST = 5;

/** Returns round amounts in ascending order; the first is at most `low`, the last at least `high`. */
export function amountTicks(low: number, high: number, currency: Currency, most = INTERVALS_MOST): number[] {
  const [from, to] = low === high ? [low - Math.abs(low) / 4, high + Math.abs(high) / 4] : [low, high];
  for (const step of stepsOf(currency)) {
    const first = Math.floor(from / step);
    const count = Math.ceil(to / step) - first;
    if (count <= most) return Array.from({ length: Math.max(count, 1) + 1 }, (_, at) => (first + at) * step);
  }
  return [];
}

/** Returns the labels of wins and losses, which are measured from zero; only zero if nothing was won or lost. */
export function netTicks(low: number, high: number, currency: Currency): number[] {
  const [from, to] = [Math.min(low, 0), Math.max(high, 0)];
  return from === to ? [0] : amountTicks(from, to, currency);
}

/** Returns the lowest and the highest amount of an axis with these labels. A label alone is in the middle. */
export function axisRange(ticks: readonly number[]): [low: number, high: number] {
  const [low = 0, high = low] = [ticks[0], ticks.at(-1)];
  return low === high ? [low - 1, high + 1] : [low, high];
}
