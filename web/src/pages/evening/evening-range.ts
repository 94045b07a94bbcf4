/** Which tables the evening page shows, and the addresses that return them. */

import type { Schemas } from '../../api/client.ts';
import { gatheringOn, localDay } from '../../features/gatherings/current-gathering.ts';
import { counts } from '../../features/gatherings/gathering-requests.ts';
import type { Evening } from './evening-view.ts';

export type SessionRow = Schemas['SessionRow'];

/** A gathering, every table of every evening, or the evening of the newest table. */
export type EveningRange =
  | { readonly kind: 'gathering'; readonly id: string; readonly isToday: boolean }
  | { readonly kind: 'all' }
  /** `isBesideToday`: today has a gathering, which the page shows by default. */
  | { readonly kind: 'newest'; readonly isBesideToday?: boolean };

/** What the page's address asks for. */
interface Asked {
  readonly gathering: string | null;
  readonly all: boolean;
  readonly newest?: boolean;
}

interface Known {
  readonly id: string;
  readonly date: string;
}

/** A start date before every table. */
const BEFORE_ALL_TABLES = '2000-01-01T00:00:00Z';
/** The number of tables among which those without a gathering are found that do not count. */
const SEARCHED = 100;

/**
 * Returns what to show. Without a gathering in the address that is today's gathering, also if it has no tables yet, or
 * else the evening of the newest table; `newest` asks for that in any case. Returns null while the gatherings are unknown.
 */
export function rangeOf(asked: Asked, newestFirst: readonly Known[] | null, now: Date): EveningRange | null {
  if (asked.all) return { kind: 'all' };
  const today = gatheringOn(newestFirst ?? [], localDay(now));
  if (asked.gathering !== null)
    return { kind: 'gathering', id: asked.gathering, isToday: asked.gathering === today?.id };
  if (asked.newest) return { kind: 'newest', isBesideToday: today !== null };
  if (newestFirst === null) return null;
  return today ? { kind: 'gathering', id: today.id, isToday: true } : { kind: 'newest' };
}

/** Whether it is the evening that the page shows by default. */
export const isThisEvening = (range: EveningRange): boolean =>
  range.kind === 'newest' ? !range.isBesideToday : range.kind === 'gathering' && range.isToday;

/** Returns the path of the API for the tables that count, without a currency. */
export function eveningPath(range: EveningRange): string {
  const query = new URLSearchParams({
    ...(range.kind === 'all' && { since: BEFORE_ALL_TABLES }),
    ...(range.kind === 'gathering' && { gathering: range.id }),
  });
  return query.size ? `/v1/evening?${query}` : '/v1/evening';
}

type Bounds = Pick<Evening, 'gathering' | 'since'>;

/** Returns the id of the gathering that is shown, or null. */
export function gatheringShown(range: EveningRange, evening: Bounds): string | null {
  if (range.kind === 'gathering') return range.id;
  return range.kind === 'newest' ? (evening.gathering?.id ?? null) : null;
}

/** Returns the path of the API for all tables of the evening, also those that do not count. */
export function sessionsPath(range: EveningRange, evening: Bounds): string {
  const gathering = gatheringShown(range, evening);
  return gathering === null ? `/v1/sessions?limit=${SEARCHED}` : `/v1/gatherings/${gathering}`;
}

/** Returns the tables of the evening that do not count, newest first. */
export function notCounted(
  rows: readonly SessionRow[],
  range: EveningRange,
  evening: Bounds,
): readonly SessionRow[] {
  const gathering = gatheringShown(range, evening);
  const isShown = (row: SessionRow): boolean =>
    range.kind === 'all' ||
    (row.gathering === gathering && (evening.since === null || row.opened_at >= evening.since));
  return rows
    .filter((row) => !counts(row) && isShown(row))
    .sort((left, right) => (left.opened_at < right.opened_at ? 1 : -1));
}
