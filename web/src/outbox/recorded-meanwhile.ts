/** What other devices recorded since the first unsent entry was tapped. */

import type { RecentEntry, SessionView } from './ports.ts';
import type { StoredSession } from './storage/storage.ts';

/** Returns those entries that count and that the server view names, oldest first. Empty without an unsent entry. */
export function recordedMeanwhile({ rows, serverView }: StoredSession<SessionView>): readonly RecentEntry[] {
  const base = rows.find(({ recorded }) => !recorded)?.base;
  if (base === undefined || !serverView) return [];
  const own = new Set([...Object.keys(serverView.taps ?? {}), ...rows.map(({ key }) => key)]);
  return (serverView.table.recent ?? []).filter(({ entry, version }) => version > base && !own.has(entry));
}
