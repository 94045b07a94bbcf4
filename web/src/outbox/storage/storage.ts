/** Stores the rows and the newest server view of each session: in IndexedDB, or in memory without it. */

import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { SessionView } from '../ports.ts';
import type { Row, Rows, Taps } from './rows.ts';

/** A view from the server and its ETag; `asked` is the request's time by this device's clock in milliseconds. */
export interface ServerView<View extends SessionView = SessionView> {
  session: string;
  table: View;
  tag: string;
  asked: number;
  /** The taps of entries that were sent from this device. A view that an earlier version stored has none. */
  taps?: Taps;
}

/** All that the device stores of one session. */
export interface StoredSession<View extends SessionView = SessionView> {
  rows: Rows;
  serverView: ServerView<View> | null;
}

export type Change<View extends SessionView = SessionView> = (
  session: StoredSession<View>,
) => StoredSession<View>;
export type Durability = 'strict' | 'relaxed';

/** The channel on which a tab reports the id of a session whose stored data it has changed. */
export const STORAGE_CHANNEL = 'paroli.books';

/** Storage that all tabs share. A change starts from what every tab has stored before. */
export interface OutboxStorage {
  /** Whether the data survives when the page closes. */
  readonly isPersistent: boolean;
  read(session: string): Promise<StoredSession>;
  /**
   * Changes rows and server view in one transaction. `strict`: the data is on the disk when the promise resolves.
   * `relaxed`: a power failure may lose the change. That is enough for data that the server has too.
   */
  change(session: string, change: Change, durability: Durability): Promise<StoredSession>;
  /** Returns everything that is stored, by session. */
  readAll(): Promise<ReadonlyMap<string, StoredSession>>;
  /** Returns the ids of the sessions with stored entries. */
  sessionsWithEntries(): Promise<string[]>;
  /** Deletes the views of all sessions, for a sign-out. Entries stay. */
  deleteServerViews(): Promise<void>;
  /** Closes the database. No other method may be called afterwards. */
  close(): void;
}

interface Schema extends DBSchema {
  outbox: { key: string; value: Row; indexes: { session: string } };
  ink: { key: string; value: ServerView };
}

/** Opens the database of this device. Rejects if the browser offers none. */
export async function openStorage(name = 'paroli'): Promise<OutboxStorage> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'key' }).createIndex('session', 'session');
      database.createObjectStore('ink', { keyPath: 'session' });
    },
    // A newer build upgrades the database: this page closes it and continues in memory.
    blocking: () => db.close(),
  });
  return new IndexedDbStorage(db);
}

/** Deletes the stored views of all sessions, if the browser has storage. */
export async function deleteServerViews(): Promise<void> {
  await openStorage()
    .then((storage) => storage.deleteServerViews().finally(() => storage.close()))
    .catch(() => undefined);
}

class IndexedDbStorage implements OutboxStorage {
  readonly isPersistent = true;
  readonly #db: IDBPDatabase<Schema>;

  constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  async read(session: string): Promise<StoredSession> {
    const transaction = this.#db.transaction(['outbox', 'ink'], 'readonly');
    const [rows, serverView] = await Promise.all([
      transaction.objectStore('outbox').index('session').getAll(session),
      transaction.objectStore('ink').get(session),
    ]);
    return { rows: sortByOrder(rows), serverView: serverView ?? null };
  }

  async change(session: string, change: Change, durability: Durability): Promise<StoredSession> {
    const transaction = this.#db.transaction(['outbox', 'ink'], 'readwrite', { durability });
    const [outbox, serverViews] = [transaction.objectStore('outbox'), transaction.objectStore('ink')];
    const [rows, serverView] = await Promise.all([
      outbox.index('session').getAll(session),
      serverViews.get(session),
    ]);
    const before: StoredSession = { rows: sortByOrder(rows), serverView: serverView ?? null };
    const after = change(before);
    const { changed, removedKeys } = compareRows(before.rows, after.rows);
    const writes: Promise<unknown>[] = [
      ...changed.map((row) => outbox.put(row)),
      ...removedKeys.map((key) => outbox.delete(key)),
    ];
    if (after.serverView && after.serverView !== before.serverView)
      writes.push(serverViews.put(after.serverView));
    await Promise.all([...writes, transaction.done]);
    return after;
  }

  async readAll(): Promise<ReadonlyMap<string, StoredSession>> {
    const transaction = this.#db.transaction(['outbox', 'ink'], 'readonly');
    const [rows, serverViews] = await Promise.all([
      transaction.objectStore('outbox').getAll(),
      transaction.objectStore('ink').getAll(),
    ]);
    const ids = new Set([...serverViews, ...rows].map(({ session }) => session));
    const storedOf = (id: string): StoredSession => ({
      rows: sortByOrder(rows.filter(({ session }) => session === id)),
      serverView: serverViews.find(({ session }) => session === id) ?? null,
    });
    return new Map([...ids].map((id) => [id, storedOf(id)]));
  }

  async sessionsWithEntries(): Promise<string[]> {
    const rows = await this.#db.getAll('outbox');
    return [...new Set(rows.map((row) => row.session))];
  }

  async deleteServerViews(): Promise<void> {
    await this.#db.clear('ink');
  }

  close(): void {
    this.#db.close();
  }
}

/** Returns storage in memory that reads and writes `sessions`. It is lost when the page closes. */
export function memoryStorage(sessions: Map<string, StoredSession>): OutboxStorage {
  const read = (session: string): StoredSession => sessions.get(session) ?? { rows: [], serverView: null };
  return {
    isPersistent: false,
    read: async (session) => read(session),
    change: async (session, change) => {
      const after = change(read(session));
      sessions.set(session, after);
      return after;
    },
    readAll: async () => new Map(sessions),
    sessionsWithEntries: async () =>
      [...sessions].filter(([, stored]) => stored.rows.length).map(([session]) => session),
    deleteServerViews: async () => {
      for (const [session, stored] of sessions) sessions.set(session, { ...stored, serverView: null });
    },
    close: () => undefined,
  };
}

function sortByOrder(rows: Row[]): Row[] {
  return rows.sort((one, other) => one.order - other.order);
}

function compareRows(before: Rows, after: Rows): { changed: Row[]; removedKeys: string[] } {
  const rowsBefore = new Map(before.map((row) => [row.key, row]));
  const keysAfter = new Set(after.map((row) => row.key));
  return {
    changed: after.filter((row) => rowsBefore.get(row.key) !== row),
    removedKeys: before.filter((row) => !keysAfter.has(row.key)).map((row) => row.key),
  };
}
