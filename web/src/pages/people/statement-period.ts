/** The periods of a statement, and the days at their ends. */

export const PERIODS = ['month', 'lastMonth', 'year', 'lastYear', 'all'] as const;

export type Period = (typeof PERIODS)[number];

interface Days {
  /** The first day, "2026-01-06"; null for the beginning of the bankroll. */
  readonly from: string | null;
  /** The last day; null for now. */
  readonly to: string | null;
}

/** Returns the days of a period by the moment that it is now, in the time zone of this device: it is in the house. */
export function daysOf(period: Period, now: Date): Days {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  const days: Record<Period, Days> = {
    month: { from: day(year, month, 1), to: null },
    // Day 0 is the last day of the month before.
    lastMonth: { from: day(year, month - 1, 1), to: day(year, month, 0) },
    year: { from: day(year, 0, 1), to: null },
    lastYear: { from: day(year - 1, 0, 1), to: day(year, 0, 0) },
    all: { from: null, to: null },
  };
  return days[period];
}

const day = (...parts: readonly [number, number, number]): string =>
  new Date(Date.UTC(...parts)).toISOString().slice(0, '2026-01-06'.length);
