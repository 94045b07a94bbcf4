/** A table at a version, with the sentences of its events. */

import { unwrap, client, type Schemas } from '../../../api/client.ts';
import { currencyOf } from '../../../i18n/amounts/currency.ts';
import type { Currency } from '../../../i18n/amounts/money.ts';
import { newestDrawLine, eventLines, type Event, type Line, type Table } from './event-text.ts';

const MAX_LINES = 20;
const EVENTS_READ = 60; // more than shown, to match the draws of the deal with their events

export interface TableAtVersion {
  readonly table: Table;
  readonly standings: Schemas['Standings'];
  readonly currency: Currency;
  /** Oldest first; the band shows the last one. */
  readonly lines: readonly Line[];
}

/** Returns the newest version of a session. Raises: `Problem`, `Gone`. */
export const loadVersion = async (id: string): Promise<number> =>
  (await unwrap(client.GET('/v1/sessions/{session}', { params: { path: { session: id } } }))).version;

/** Returns the table, standings and lines at a version. `canReadLog`: whether the key may read the log. Raises: `Problem`, `Gone`. */
export async function loadTableAt(id: string, version: number, canReadLog: boolean): Promise<TableAtVersion> {
  const at = { path: { session: id }, query: { as_of: version } };
  const [view, standings, events] = await Promise.all([
    unwrap(client.GET('/v1/sessions/{session}', { params: at })),
    unwrap(client.GET('/v1/sessions/{session}/standings', { params: at })),
    canReadLog ? eventsUpTo(id, version) : null,
  ]);
  const table = view as Schemas['BassetTable'];
  const currency = currencyOf(table.currency);
  const lines = events ? eventLines(events, table, currency).slice(-MAX_LINES) : [newestDrawLine(table)];
  return { table, standings, currency, lines };
}

async function eventsUpTo(id: string, version: number): Promise<readonly Event[]> {
  const after = Math.max(0, version - EVENTS_READ);
  const params = { path: { session: id }, query: { after, limit: version - after } };
  return (await unwrap(client.GET('/v1/sessions/{session}/events', { params }))).events;
}
