/** What the page shows besides the table view: balances, standings, the newest events. */

import { client, unwrap, type Schemas } from '../../api/client.ts';
import type { SessionTable } from '../../api/session-table.ts';
import type { CorrectedView } from '../../corrections/correction-notice.ts';
import { currencyOf } from '../../i18n/currency.ts';
import type { Event } from './event-text.ts';

/** How many events are loaded at once. */
export const EVENTS_MOST = 60;

export interface SessionBooks {
  readonly version: number;
  readonly balances: Readonly<Record<string, number>>;
  readonly standings: Schemas['Standings'];
  /** The newest first; none if the key may not read the log. */
  readonly events: readonly Event[];
}

/** Returns the nets of the players and the bank, for the notice of a correction. */
export function correctedBooks(
  { corrected, currency }: Pick<SessionTable, 'corrected' | 'currency'>,
  { version, standings }: SessionBooks,
): CorrectedView {
  const players = standings.standings.map(({ punter, net }) => ({
    name: punter,
    role: 'player' as const,
    purse: null,
    at_table: 0,
    net,
  }));
  return { version, corrected, currency: currencyOf(currency), parties: players };
}

/** Loads all of it at one version. `whole`: whether the key may read the log. Raises: `Problem`, `Unreachable`. */
export async function loadBooks(
  { id, version }: Pick<SessionTable, 'id' | 'version'>,
  whole: boolean,
): Promise<SessionBooks> {
  const path = { session: id };
  const at = { path, query: { as_of: version } };
  const [balances, standings, events] = await Promise.all([
    whole ? unwrap(client.GET('/v1/sessions/{session}/balances', { params: at })) : {},
    unwrap(client.GET('/v1/sessions/{session}/standings', { params: at })),
    whole ? loadEvents(id, version) : [],
  ]);
  return { version, balances, standings, events };
}

/** Loads the events up to a version, the newest first. Raises: `Problem`, `Unreachable`. */
export async function loadEvents(id: string, version: number): Promise<readonly Event[]> {
  const query = { after: Math.max(0, version - EVENTS_MOST), limit: EVENTS_MOST };
  const page = await unwrap(
    client.GET('/v1/sessions/{session}/events', { params: { path: { session: id }, query } }),
  );
  return page.events.filter((event) => event.version <= version).toReversed();
}

/** Returns newer and older events together, unless versions between them are missing: then the newer. */
export function joinEvents(newer: readonly Event[], older: readonly Event[]): readonly Event[] {
  const oldest = newer.at(-1)?.version ?? 0;
  const newest = older[0]?.version ?? 0;
  if (newest < oldest - 1) return newer;
  return [...newer, ...older.filter(({ version }) => version < oldest)];
}

/** Returns books as the page holds them after a load: an older answer changes nothing. */
export function newerBooks(before: SessionBooks | null, loaded: SessionBooks): SessionBooks {
  if (before === null) return loaded;
  if (before.version > loaded.version) return before;
  return { ...loaded, events: joinEvents(loaded.events, before.events) };
}
