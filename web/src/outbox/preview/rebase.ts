/** Decides whether a fetched server view replaces the stored one. */

import { rowsAfterServerView, isUncertain, withoutBases, withTaps } from '../storage/rows.ts';
import type { SessionView } from '../ports.ts';
import type { StoredSession } from '../storage/storage.ts';
import type { FetchedView } from '../transport.ts';

/** The request for a view: the ETag it sent, and its time by this device's clock in milliseconds. */
export interface ViewRequest {
  session: string;
  tag: string | null;
  asked: number;
}

/**
 * Returns the session with the fetched view, and without the rows that this view includes. Their taps stay beside the
 * view. While the server may have recorded an unconfirmed entry, nothing changes: the view might include that entry, and
 * it would be shown twice.
 */
export function rebase<View extends SessionView>(
  stored: StoredSession<View>,
  fetched: FetchedView<View>,
  request: ViewRequest,
): StoredSession<View> {
  const serverView = fetched
    ? { ...fetched, session: request.session, asked: request.asked }
    : stored.serverView?.tag === request.tag
      ? stored.serverView
      : null;
  if (!serverView || stored.rows.some(isUncertain)) return stored;
  const version = serverView.table.version;
  if (
    stored.serverView &&
    request.asked < stored.serverView.asked &&
    version < stored.serverView.table.version
  )
    return stored;
  const known = stored.serverView ? stored.rows : withoutBases(stored.rows);
  const rows = rowsAfterServerView(known, version, request.asked);
  if (rows === stored.rows && serverView === stored.serverView) return stored;
  const included = stored.rows.filter(({ key }) => !rows.some((row) => row.key === key));
  return { rows, serverView: { ...serverView, taps: withTaps(stored.serverView?.taps ?? {}, included) } };
}
