/** What the page shows besides the table view: balances and standings. */

import { client, unwrap, type Schemas } from '../../api/client.ts';
import type { SessionTable } from '../../api/session-table.ts';
import type { CorrectedView } from '../../features/corrections/correction-notice.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';

export interface SessionBooks {
  readonly version: number;
  readonly balances: Readonly<Record<string, number>>;
  readonly standings: Schemas['Standings'];
}

/** Returns the nets of the players, for the notice of a correction. */
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

/** Loads all of it at one version. `whole`: whether the key may read the balances. Raises: `Problem`, `Unreachable`. */
export async function loadBooks(
  { id, version }: Pick<SessionTable, 'id' | 'version'>,
  whole: boolean,
): Promise<SessionBooks> {
  const path = { session: id };
  const at = { path, query: { as_of: version } };
  const [balances, standings] = await Promise.all([
    whole ? unwrap(client.GET('/v1/sessions/{session}/balances', { params: at })) : {},
    unwrap(client.GET('/v1/sessions/{session}/standings', { params: at })),
  ]);
  return { version, balances, standings };
}

/** Returns books as the page holds them after a load: an older answer changes nothing. */
export function newerBooks(before: SessionBooks | null, loaded: SessionBooks): SessionBooks {
  if (before === null) return loaded;
  return before.version > loaded.version ? before : loaded;
}
