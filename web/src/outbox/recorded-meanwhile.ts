/** What other devices recorded since the first unsent entry was tapped. */

import type { RecentEntry, SessionView } from './ports.ts';
import type { StoredSession } from './storage/storage.ts';
import { isCorrection } from './undo/session-entries.ts';

/**
 * Returns the newest version that this device knows, or null. An unsent correction will give entries new ids, so that
 * its own would look like those of another device.
 */
export function knownVersion({ rows, serverView }: StoredSession<SessionView>): number | null {
  if (!serverView || rows.some(({ entry, recorded }) => isCorrection(entry) && !recorded)) return null;
  return Math.max(serverView.table.version, ...rows.map(({ recorded }) => recorded?.version ?? 0));
}

/** Returns those entries that count and that the server view names, oldest first. Empty without an unsent entry. */
export function recordedMeanwhile({ rows, serverView }: StoredSession<SessionView>): readonly RecentEntry[] {
  const base = rows.find(({ recorded }) => !recorded)?.base;
  if (base === undefined || !serverView) return [];
  const own = new Set([...Object.keys(serverView.taps ?? {}), ...rows.map(({ key }) => key)]);
  return (serverView.table.recent ?? []).filter(({ entry, version }) => version > base && !own.has(entry));
}
