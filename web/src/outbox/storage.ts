/** Where a tablet keeps its outboxes and the newest ink of each session: IndexedDB, or memory where that is away. */

import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { SessionView } from './ports.ts';
import type { Row, Rows } from './rows.ts';

/** A table as the server said it; `asked` is when, by this tablet's clock in milliseconds. */
export interface ServerView<View extends SessionView = SessionView> {
  session: string;
  table: View;
  tag: string;
  asked: number;
}

/** All that is kept of one session. */
export interface StoredSession<View extends SessionView = SessionView> {
  rows: Rows;
  ink: ServerView<View> | null;
}

export type Change<View extends SessionView = SessionView> = (
  desk: StoredSession<View>,
) => StoredSession<View>;
export type Durability = 'strict' | 'relaxed';

/** Keeps desks. Whoever changes one sees what all tabs have done before. */
export interface OutboxStorage {
  /** Whether it outlives the page. */
  readonly lasting: boolean;
  read(session: string): Promise<StoredSession>;
  /**
   * Changes rows and ink at once or not at all. `strict`: it is on the disk when the promise is kept; `relaxed` is
   * for what may be forgotten when the power fails, because the server knows it.
   */
  change(session: string, change: Change, durability: Durability): Promise<StoredSession>;
  /** Returns the sessions of which an entry is here. */
  sessions(): Promise<string[]>;
  /** Forgets all ink, as whoever signs out wants it. Entries stay. */
  forget(): Promise<void>;
  /** Lets the database go; nothing is asked of the shelf after that. */
  close(): void;
}

interface Schema extends DBSchema {
  outbox: { key: string; value: Row; indexes: { session: string } };
  ink: { key: string; value: ServerView };
}

/** Opens the database of this device. Rejects where the browser has none to give. */
export async function openStorage(name = 'paroli'): Promise<OutboxStorage> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(made) {
      made.createObjectStore('outbox', { keyPath: 'key' }).createIndex('session', 'session');
      made.createObjectStore('ink', { keyPath: 'session' });
    },
    // A newer page wants to change the shape: it may, and this one goes on in memory.
    blocking: () => db.close(),
  });
  return new Lasting(db);
}

/** Forgets every table that this device has been shown, where anything is kept at all. */
export async function forgetServerViews(): Promise<void> {
  await openStorage()
    .then((shelf) => shelf.forget().finally(() => shelf.close()))
    .catch(() => undefined);
}

class Lasting implements OutboxStorage {
  readonly lasting = true;
  readonly #db: IDBPDatabase<Schema>;

  constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  async read(session: string): Promise<StoredSession> {
    const tx = this.#db.transaction(['outbox', 'ink'], 'readonly');
    const [rows, ink] = await Promise.all([
      tx.objectStore('outbox').index('session').getAll(session),
      tx.objectStore('ink').get(session),
    ]);
    return { rows: inOrder(rows), ink: ink ?? null };
  }

  async change(session: string, change: Change, durability: Durability): Promise<StoredSession> {
    const tx = this.#db.transaction(['outbox', 'ink'], 'readwrite', { durability });
    const [outbox, inks] = [tx.objectStore('outbox'), tx.objectStore('ink')];
    const [rows, ink] = await Promise.all([outbox.index('session').getAll(session), inks.get(session)]);
    const before: StoredSession = { rows: inOrder(rows), ink: ink ?? null };
    const after = change(before);
    const { put, gone } = differenceOf(before.rows, after.rows);
    const writes: Promise<unknown>[] = [
      ...put.map((row) => outbox.put(row)),
      ...gone.map((key) => outbox.delete(key)),
    ];
    if (after.ink && after.ink !== before.ink) writes.push(inks.put(after.ink));
    await Promise.all([...writes, tx.done]);
    return after;
  }

  async sessions(): Promise<string[]> {
    const rows = await this.#db.getAll('outbox');
    return [...new Set(rows.map((row) => row.session))];
  }

  async forget(): Promise<void> {
    await this.#db.clear('ink');
  }

  close(): void {
    this.#db.close();
  }
}

/** Returns a shelf that is gone with the page: it holds what `desks` do. */
export function memoryStorage(desks: Map<string, StoredSession>): OutboxStorage {
  const read = (session: string): StoredSession => desks.get(session) ?? { rows: [], ink: null };
  return {
    lasting: false,
    read: async (session) => read(session),
    change: async (session, change) => {
      const after = change(read(session));
      desks.set(session, after);
      return after;
    },
    sessions: async () => [...desks].filter(([, desk]) => desk.rows.length).map(([session]) => session),
    forget: async () => {
      for (const [session, desk] of desks) desks.set(session, { ...desk, ink: null });
    },
    close: () => undefined,
  };
}

function inOrder(rows: Row[]): Row[] {
  return rows.sort((one, other) => one.order - other.order);
}

function differenceOf(before: Rows, after: Rows): { put: Row[]; gone: string[] } {
  const old = new Map(before.map((row) => [row.key, row]));
  const stay = new Set(after.map((row) => row.key));
  return {
    put: after.filter((row) => old.get(row.key) !== row),
    gone: before.filter((row) => !stay.has(row.key)).map((row) => row.key),
  };
}
