/** A table at a version, with what happened last. */

import { client, unwrap } from '../../api/client.ts';
import type { TableView } from '../model/table-view.ts';
import { lineOf } from './history-text.ts';
import type { Event } from './event-sentences.ts';
import type { HistoryGame, ShownVersion } from './history-game.ts';

/** How many events are read: enough to tell the newest draw from earlier ones. */
const EVENTS_READ = 60;

/** Returns the newest version of a session. Raises: `Problem`, `Gone`. */
export const loadVersion = async (id: string): Promise<number> =>
  (await unwrap(client.GET('/v1/sessions/{session}', { params: { path: { session: id } } }))).version;

/** Returns the table at a version. Raises: `Problem`, `Gone`. */
export async function loadViewAt<View extends TableView>(id: string, version: number): Promise<View> {
  const at = { path: { session: id }, query: { as_of: version } };
  return (await unwrap(client.GET('/v1/sessions/{session}', { params: at }))) as unknown as View;
}

/** Returns a version with its line. `canReadLog`: whether the key may read the log. Raises: `Problem`, `Gone`. */
export async function loadTableAt<View extends TableView>(
  game: HistoryGame<View>,
  id: string,
  version: number,
  canReadLog: boolean,
): Promise<ShownVersion<View>> {
  const [view, events] = await Promise.all([
    loadViewAt<View>(id, version),
    canReadLog ? eventsUpTo(id, version) : null,
  ]);
  return { view, line: lineOf(game, events, view) };
}

async function eventsUpTo(id: string, version: number): Promise<readonly Event[]> {
  const after = Math.max(0, version - EVENTS_READ);
  const params = { path: { session: id }, query: { after, limit: version - after } };
  return (await unwrap(client.GET('/v1/sessions/{session}/events', { params }))).events;
}
