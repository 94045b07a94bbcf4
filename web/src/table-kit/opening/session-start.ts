/** The first events of a session, and what its table was opened with. */

import { unwrap, client, type Schemas } from '../../../api/client.ts';

export interface SessionStart {
  readonly table: Schemas['BassetTable'];
  /** The first events of the history. */
  readonly events: readonly Schemas['Event'][];
}

/** Returns the session's view and its first `limit` events. Raises: `Problem`, `Unreachable`. */
export async function loadSessionStart(id: string, limit: number): Promise<SessionStart> {
  const path = { session: id };
  const [table, { events }] = await Promise.all([
    unwrap(client.GET('/v1/sessions/{session}', { params: { path } })),
    unwrap(client.GET('/v1/sessions/{session}/events', { params: { path, query: { after: 0, limit } } })),
  ]);
  return { table: table as Schemas['BassetTable'], events };
}

/** Returns the funds that the bank was opened with, in smallest units. */
export function fundsOf(events: SessionStart['events'], table: Schemas['BassetTable']): number {
  const opened = events.find(({ type }) => type.endsWith('.session_opened'))?.data;
  return typeof opened?.funds === 'number' ? opened.funds : (table.bank.brought_in ?? 0);
}
