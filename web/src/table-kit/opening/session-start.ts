/** The first events of a session, and what its table was opened with. */

import { unwrap, client } from '../../api/client.ts';
import type { SessionTable } from '../../api/session-table.ts';
import type { Event, EventData } from '../history/event-sentences.ts';

export interface SessionStart {
  readonly table: SessionTable;
  /** The first events of the history. */
  readonly events: readonly (Event & { readonly at: string })[];
}

/** Returns the session's view and its first `limit` events. Raises: `Problem`, `Unreachable`. */
export async function loadSessionStart(id: string, limit: number): Promise<SessionStart> {
  const path = { session: id };
  const [table, { events }] = await Promise.all([
    unwrap(client.GET('/v1/sessions/{session}', { params: { path } })),
    unwrap(client.GET('/v1/sessions/{session}/events', { params: { path, query: { after: 0, limit } } })),
  ]);
  return { table, events };
}

/** Returns the members of the event that opened the session. */
export const openedBy = (events: SessionStart['events']): EventData =>
  events.find(({ type }) => type.endsWith('.session_opened'))?.data ?? {};

/** Returns the members of the event that seated a player, who had one of the names; none without it. */
export const seatedIn = (events: SessionStart['events'], names: readonly string[]): EventData =>
  events.find(({ type, data }) => type.endsWith('.punter_seated') && names.includes(String(data['punter'])))
    ?.data ?? {};
