/** What the view of a table has of one seat. */

import type { SessionTable } from '../../api/session-table.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns a member of a player's record in the view of any game; undefined if the view has none. */
export function seatValue(table: SessionTable, player: string, member: string): unknown {
  const records = Object.values(table).flatMap((value) =>
    Array.isArray(value) ? value.filter(isRecord) : [],
  );
  return records.find((record) => record['name'] === player && member in record)?.[member];
}
