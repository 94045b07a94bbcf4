/** What the page shows besides the table view: the balance of every account. */

import { client, unwrap } from '../../api/client.ts';
import type { SessionTable } from '../../api/session-table.ts';

export interface SessionBooks {
  readonly version: number;
  readonly balances: Readonly<Record<string, number>>;
}

/** Loads the balances of the version that the view shows. Raises: `Problem`, `Unreachable`. */
export async function loadBooks({
  id,
  version,
}: Pick<SessionTable, 'id' | 'version'>): Promise<SessionBooks> {
  const at = { path: { session: id }, query: { as_of: version } };
  const balances = await unwrap(client.GET('/v1/sessions/{session}/balances', { params: at }));
  return { version, balances };
}

/** Returns books as the page holds them after a load: an older answer changes nothing. */
export function newerBooks(before: SessionBooks | null, loaded: SessionBooks): SessionBooks {
  if (before === null) return loaded;
  return before.version > loaded.version ? before : loaded;
}
