/** The tables that this device has stored, for a list that needs no server. */

import { outboxBrowser, type OutboxBrowser } from '../browser.ts';
import { unsentEntries } from './rows.ts';
import { memoryStorage, STORAGE_CHANNEL, type StoredSession } from './storage.ts';
import { loggedSessions, loggedTaps } from './tap-log.ts';

/** The fields of every game's view that a list shows. */
export interface StoredView {
  readonly name: string;
  readonly game: string;
  readonly phase: string;
  readonly practice: boolean;
}

export interface StoredTable {
  readonly id: string;
  /** Null if this device has only entries of the table, as after a sign-out. */
  readonly view: StoredView | null;
  /** When the server sent the view, by this device's clock in milliseconds; null without a view. */
  readonly readAt: number | null;
  /** The number of entries that the server has not confirmed. */
  readonly waiting: number;
}

/** Returns the stored tables: those with waiting entries first, the newest view first in each part. */
export async function loadStoredTables(
  browser: OutboxBrowser = outboxBrowser(),
): Promise<readonly StoredTable[]> {
  const storage = await browser.openStorage().catch(() => memoryStorage(browser.memoryFallback));
  try {
    // A session whose storage has failed continues in memory.
    const stored = new Map([...(await storage.readAll()), ...browser.memoryFallback]);
    const ids = new Set([...stored.keys(), ...loggedSessions(browser.localStorage)]);
    return [...ids].map((id) => storedTable(id, stored.get(id), browser)).sort(byWaitingThenNewest);
  } finally {
    storage.close();
  }
}

/** Calls back whenever a tab of this browser has changed what is stored. Returns how to stop. */
export function followStoredTables(
  call: () => void,
  browser: Pick<OutboxBrowser, 'openChannel'> = outboxBrowser(),
): () => void {
  const channel = browser.openChannel(STORAGE_CHANNEL);
  channel?.addEventListener('message', call);
  return () => channel?.close();
}

function storedTable(id: string, stored: StoredSession | undefined, browser: OutboxBrowser): StoredTable {
  const rows = stored?.rows ?? [];
  const keys = new Set(rows.map(({ key }) => key));
  // A tap is logged before the outbox stores it, so the page may have closed in between.
  const logged = loggedTaps(browser.localStorage, id).filter(({ entry }) => !keys.has(entry.key));
  return {
    id,
    view: (stored?.serverView?.table as StoredView | undefined) ?? null,
    readAt: stored?.serverView?.asked ?? null,
    waiting: unsentEntries(rows).length + logged.length,
  };
}

function byWaitingThenNewest(one: StoredTable, other: StoredTable): number {
  const isWaiting = ({ waiting }: StoredTable): number => (waiting > 0 ? 1 : 0);
  return isWaiting(other) - isWaiting(one) || (other.readAt ?? 0) - (one.readAt ?? 0);
}
