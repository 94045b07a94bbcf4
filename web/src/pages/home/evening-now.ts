/** Which evenings are played now. */

import type { Schemas } from '../../api/client.ts';
import { counts } from '../../features/gatherings/gathering-requests.ts';
import { isCurrent } from '../../features/gatherings/current-gathering.ts';
import type { Row } from './table-list.ts';

export type Evening = Schemas['Evening'];

/** An evening without running tables ends this long after its last table was opened. */
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
  return (
    punters.length > 0 && sessions.some((table) => isPlayed(table.closed_at !== null, table.opened_at, now))
  );
}

/** Whether a table runs, or was opened within the last hours. */
const isPlayed = (isClosed: boolean, openedAt: string, now: Date): boolean =>
  !isClosed || now.getTime() - Date.parse(openedAt) < EVENING_MS;

interface Dated {
  readonly id: string;
  readonly date: string;
}

type Filed = Pick<Row, 'gathering' | 'hidden' | 'opened_at' | 'phase' | 'practice'>;

/**
 * Returns the ids of the gatherings that may be played now: those with a table that runs or was opened within the last
 * hours, that of the newest table first, then those of today and yesterday, whose tables may not be among the rows.
 * The newest evening may be another one: a table that was opened without a gathering begins its own.
 */
export function gatheringsTonight(
  rows: readonly Filed[],
  gatherings: readonly Dated[],
  now: Date,
): readonly string[] {
  const played = rows
    .filter((row) => counts(row) && isPlayed(row.phase === 'closed', row.opened_at, now))
    .sort((one, other) => (one.opened_at < other.opened_at ? 1 : -1));
  const ofRows = played.flatMap(({ gathering }) => gathering ?? []);
  const ofDates = gatherings.filter((gathering) => isCurrent(gathering, now)).map(({ id }) => id);
  return [...new Set([...ofRows, ...ofDates])];
}
