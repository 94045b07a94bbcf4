/** The periods of a statement, and the days at their ends. */

export const PERIODS = ['month', 'year', 'all'] as const;

export type Period = (typeof PERIODS)[number];

interface Days {
  /** The first day, "2026-01-06"; null for the beginning of the bankroll. */
  readonly from: string | null;
  /** The last day; null for now. */
  readonly to: null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Returns the days of a period that contains the moment, in UTC like the days of a statement. */
export function daysOf(period: Period, now: Date): Days {
  if (period === 'all') return { from: null, to: null };
  const month = period === 'year' ? 1 : now.getUTCMonth() + 1;
  return { from: `${now.getUTCFullYear()}-${two(month)}-01`, to: null };
}
