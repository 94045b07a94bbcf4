/** What other devices recorded since the first unsent entry was tapped. */

import type { RecentEntry, SessionView } from './ports.ts';
import type { StoredSession } from './storage/storage.ts';
import { isSessionEntry } from './undo/session-entries.ts';

export interface RecordedByOthers {
  /** Oldest first; empty after a correction, which gives entries new versions. */
  readonly entries: readonly RecentEntry[];
  /** Whether there is more in the history. */
  readonly isPartial: boolean;
}

/**
 * Returns the newest version that this device knows, or null. An unsent undo or correction would look like one of another
 * device.
 */
export function knownVersion({ rows, serverView }: StoredSession<SessionView>): number | null {
  if (!serverView || rows.some(({ entry, recorded }) => isSessionEntry(entry) && !recorded)) return null;
  return Math.max(serverView.table.version, ...rows.map(({ recorded }) => recorded?.version ?? 0));
}

/** Returns what the server view has of other devices since the first unsent entry was tapped; null if it has nothing. */
export function recordedByOthers({ rows, serverView }: StoredSession<SessionView>): RecordedByOthers | null {
  const base = rows.find(({ recorded }) => !recorded)?.base;
  if (base === undefined || !serverView) return null;
  const { corrected, recent } = serverView.table;
  if ((corrected ?? 0) > base) return { entries: [], isPartial: true };
  const own = new Set([...Object.keys(serverView.taps ?? {}), ...rows.map(({ key }) => key)]);
  const entries = (recent ?? []).filter(({ entry, version }) => version > base && !own.has(entry));
  return entries.length ? { entries, isPartial: recent![0]!.version > base } : null;
}

/**
 * Whether other devices may have recorded entries since the first unsent entry was tapped: they have, or the device does
 * not know, as after a sign-out. What was tapped may then mean something else, such as another banker's wager.
 */
export function mayBeOvertaken(stored: StoredSession<SessionView>): boolean {
  const first = stored.rows.find(({ recorded }) => !recorded);
  return first !== undefined && (first.base === undefined || recordedByOthers(stored) !== null);
}
