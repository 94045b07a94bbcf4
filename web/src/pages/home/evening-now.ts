/** Which evenings are played now. */

import type { Schemas } from '../../api/client.ts';
import { counts } from '../../features/gatherings/gathering-requests.ts';
import type { Row } from './table-list.ts';

export type Evening = Schemas['Evening'];

/** An evening without running tables ends after this time. */
const EVENING_MS = 18 * 3_600_000;

/** Whether an evening has players, and a table that runs or was opened within the last hours. */
export function isTonight(
  {
    sessions,
    punters,
  }: {
    readonly sessions: readonly Pick<Evening['sessions'][number], 'closed_at' | 'opened_at'>[];
    readonly punters: readonly unknown[];
  },
  now: Date,
): boolean {
  return punters.length > 0 && sessions.some((table) => !table.closed_at || isRecent(table.opened_at, now));
}

const isRecent = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) < EVENING_MS;

type Filed = Pick<Row, 'gathering' | 'hidden' | 'opened_at' | 'practice'>;

/**
 * Returns the ids of the gatherings in which tables were opened within the last hours, that of the newest table first.
 * The newest evening may be another one: a table that was opened without a gathering begins its own.
 */
export function gatheringsTonight(rows: readonly Filed[], now: Date): readonly string[] {
  const recent = rows
    .filter((row) => counts(row) && isRecent(row.opened_at, now))
    .sort((one, other) => (one.opened_at < other.opened_at ? 1 : -1));
  return [...new Set(recent.flatMap(({ gathering }) => gathering ?? []))];
}
