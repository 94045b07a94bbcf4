/** The browser, with the storage in which it keeps outboxes. */

import { browser, type Browser } from '../platform/browser.ts';
import { openStorage, type OutboxStorage, type StoredSession } from './storage.ts';

export interface OutboxBrowser extends Browser {
  shelf(): Promise<OutboxStorage>;
  /** Where there is no storage: what a session that is opened again on this page finds. */
  memory: Map<string, StoredSession>;
}

const memory = new Map<string, StoredSession>();

/** Returns the browser that this page runs in. */
export const outboxBrowser = (): OutboxBrowser => ({ ...browser(), shelf: () => openStorage(), memory });
