/** Entries that were refused during a round and are stored on this device until the round ends. */

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Command } from '../../outbox/entry.ts';
import type { TableActions } from '../model/table-model.ts';
import type { TableView } from '../model/table-view.ts';

/** The key follows from the refused entry's, so the entry is recorded only once, even if several tabs send it. */
export interface StoredEntry extends Command {
  key: string;
}

export interface NextRound {
  readonly entries: ReadonlySignal<readonly StoredEntry[]>;
  /** Stores a command for the next round, once for the key of the refused entry. */
  add(command: Command, refusedKey: string): void;
  remove(key: string): void;
  /**
   * Enqueues all entries once the round ends, as `isDue` says. If tabs share a lock, only one tab does. If the table
   * closes, the entries stay visible until they are removed. Returns how to stop.
   */
  enqueueWhenDue<View extends TableView>(
    actions: TableActions<View>,
    isDue: (view: View) => boolean,
  ): () => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Lock = (name: string, during: () => void) => Promise<unknown>;

/** Returns null if the browser denies access to its storage. */
function browserStore(): Store | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Returns the key of a refused entry in the next round. The server would refuse its own key again. */
const nextKey = (refusedKey: string): string => `${refusedKey}.next`;

const browserLock: Lock = async (name, during) =>
  navigator.locks ? navigator.locks.request(name, during) : during();

/** Returns the stored entries without the keys `entered`. Call `read` before each change: other tabs change them too. */
function storedEntries(store: Store | null, name: string, enqueuedKeys: ReadonlySet<string>) {
  const entries = signal<readonly StoredEntry[]>([]);
  // True if a write failed. Then the signal is newer than the store.
  let isStoreBehind = false;
  const read = (): void => {
    try {
      const stored = store && !isStoreBehind && (JSON.parse(store.getItem(name) ?? '[]') as StoredEntry[]);
      if (stored) entries.value = stored.filter(({ key }) => !enqueuedKeys.has(key));
    } catch {
      // The store is not readable. The signal stays as it is.
    }
  };
  const write = (after: readonly StoredEntry[]): void => {
    entries.value = after;
    try {
      store?.setItem(name, JSON.stringify(after));
    } catch {
      isStoreBehind = true;
    }
  };
  return { stored: entries, read, write };
}

/** Returns the entries for the next round. Without storage, they last until the page closes. */
export function createNextRound(id: string, store = browserStore(), lock = browserLock): NextRound {
  const name = `paroli.next.${id}`;
  // If the store cannot be written, these keys are not enqueued again.
  const enqueuedKeys = new Set<string>();
  const { stored: entries, read, write } = storedEntries(store, name, enqueuedKeys);
  const enqueueAll = (enqueue: TableActions['enqueue'], isDue: () => boolean): void => {
    if (!isDue()) return;
    read();
    const due = entries.peek();
    due.forEach(({ key }) => enqueuedKeys.add(key));
    // If the page closes here, the next one enqueues the entries again with the same keys.
    due.forEach(({ kind, fields, key }) => enqueue(kind, fields, key));
    write([]);
  };
  read();
  return {
    entries,
    add: (command, refusedKey) => {
      const key = nextKey(refusedKey);
      read();
      write([...entries.peek().filter((entry) => entry.key !== key), { ...command, key }]);
    },
    remove: (key) => {
      read();
      write(entries.peek().filter((entry) => entry.key !== key));
    },
    enqueueWhenDue: ({ table, enqueue }, isDueIn) => {
      const isDue = (): boolean => {
        const view = table();
        return view !== null && isDueIn(view);
      };
      return effect(() => {
        if (isDue() && entries.value.length)
          queueMicrotask(() => void lock(name, () => enqueueAll(enqueue, isDue)));
      });
    },
  };
}
