/** The periods of a statement, and the days at their ends. */

export const PERIODS = ['month', 'lastMonth', 'year', 'lastYear', 'all'] as const;

export type Period = (typeof PERIODS)[number];

interface Days {
  /** The first day, "2026-01-06"; null for the beginning of the bankroll. */
  readonly from: string | null;
  /** The last day; null for now. */
  readonly to: string | null;
}

/** Returns the days of a period by the moment that it is now, in a time zone; by default that of this device. */
export function daysOf(period: Period, now: Date, zone?: string): Days {
  const [year, month] = monthOf(now, zone);
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

/** Returns the year, and the month from 0. A browser that does not know the zone takes its own. */
function monthOf(now: Date, zone?: string): [year: number, month: number] {
  try {
    const options = { timeZone: zone, year: 'numeric', month: '2-digit' } as const;
    const [year = NaN, month = NaN] = new Intl.DateTimeFormat('en-CA', options)
      .format(now)
      .split('-')
      .map(Number);
    return [year, month - 1];
  } catch {
    return [now.getFullYear(), now.getMonth()];
  }
}

const day = (...parts: readonly [number, number, number]): string =>
  new Date(Date.UTC(...parts)).toISOString().slice(0, '2026-01-06'.length);
