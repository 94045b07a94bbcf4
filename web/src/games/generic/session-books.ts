/** What the page shows besides the table view: balances, standings, the newest events, progress. */

import { client, unwrap, type Schemas } from '../../api/client.ts';
import type { SessionTable } from '../../api/session-table.ts';

/** How many events are shown. */
export const EVENTS_MOST = 60;

export interface SessionBooks {
  readonly version: number;
  readonly balances: Readonly<Record<string, number>>;
  readonly standings: Schemas['Standings'];
  /** The newest first; none if the key may not read the log. */
  readonly events: readonly Schemas['Event'][];
  /** The game's own counts, by name. */
  readonly progress: Readonly<Record<string, number>>;
}

/** Loads all of it at one version. `whole`: whether the key may read the log. Raises: `Problem`, `Unreachable`. */
export async function loadBooks(
  { id, version, currency }: Pick<SessionTable, 'id' | 'version' | 'currency'>,
  whole: boolean,
): Promise<SessionBooks> {
  const path = { session: id };
  const at = { path, query: { as_of: version } };
  const after = Math.max(0, version - EVENTS_MOST);
  const log = { path, query: { after, limit: EVENTS_MOST } };
  const [balances, standings, page, progress] = await Promise.all([
    whole ? unwrap(client.GET('/v1/sessions/{session}/balances', { params: at })) : {},
    unwrap(client.GET('/v1/sessions/{session}/standings', { params: at })),
    whole ? unwrap(client.GET('/v1/sessions/{session}/events', { params: log })) : { events: [] },
    whole ? loadProgress(id, currency) : {},
  ]);
  const events = page.events.filter((event) => event.version <= version).toReversed();
  return { version, balances, standings, events, progress };
}

/** Returns the counts that the evening shows of the session; none if it is not of this evening. */
async function loadProgress(
  id: string,
  currency: SessionTable['currency'],
): Promise<Readonly<Record<string, number>>> {
  const query = { currency: currency as 'points' };
  const { sessions } = await unwrap(client.GET('/v1/evening', { params: { query } })).catch(() => ({
    sessions: [],
  }));
  return sessions.find((one) => one.id === id)?.progress ?? {};
}
