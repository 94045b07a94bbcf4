/** The browser, with the storage for outboxes. */

import { currentBrowser, type Browser } from '../platform/browser.ts';
import { openStorage, type OutboxStorage, type StoredSession } from './storage/storage.ts';

export interface OutboxBrowser extends Browser {
  openStorage(): Promise<OutboxStorage>;
  /** Sessions of this page by id, used if the browser has no storage. */
  memoryFallback: Map<string, StoredSession>;
}

const memoryFallback = new Map<string, StoredSession>();

/** Returns the browser that this page runs in. */
export const outboxBrowser = (): OutboxBrowser => ({
  ...currentBrowser(),
  openStorage: () => openStorage(),
  memoryFallback,
});
