/** Entries that were refused during a deal and are stored on this device until the deal ends. */

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Command } from '../../../../outbox/entry.ts';
import type { TableActions } from '../tap-actions.ts';

/** The key is the refused entry's, so the entry is recorded only once, even if several tabs send it. */
export interface KeptEntry extends Command {
  key: string;
}

export interface NextDeal {
  readonly entries: ReadonlySignal<readonly KeptEntry[]>;
  add(wish: Command, key: string): void;
  remove(key: string): void;
  /**
   * Enqueues all entries once staking starts. If tabs share a lock, only one tab does. If the table closes, the entries
   * stay visible until they are removed. Returns how to stop.
   */
  enqueueAtNextDeal(actions: TableActions): () => void;
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

const browserLock: Lock = async (name, during) =>
  navigator.locks ? navigator.locks.request(name, during) : during();

/** Returns the stored entries without the keys `entered`. Call `read` before each change: other tabs change them too. */
function storedEntries(store: Store | null, name: string, entered: ReadonlySet<string>) {
  const wishes = signal<readonly KeptEntry[]>([]);
  // True if a write failed. Then the signal is newer than the store.
  let isStoreBehind = false;
  const read = (): void => {
    try {
      const stored = store && !isStoreBehind && (JSON.parse(store.getItem(name) ?? '[]') as KeptEntry[]);
      if (stored) wishes.value = stored.filter(({ key }) => !entered.has(key));
    } catch {
      // The store is not readable. The signal stays as it is.
    }
  };
  const write = (after: readonly KeptEntry[]): void => {
    wishes.value = after;
    try {
      store?.setItem(name, JSON.stringify(after));
    } catch {
      isStoreBehind = true;
    }
  };
  return { wishes, read, write };
}

/** Returns the entries for the next deal. Without storage, they last until the page closes. */
export function createNextDeal(id: string, store = browserStore(), lock = browserLock): NextDeal {
  const name = `paroli.next.${id}`;
  // If the store cannot be written, these keys are not enqueued again.
  const entered = new Set<string>();
  const { wishes, read, write } = storedEntries(store, name, entered);
  const enqueueAll = (actions: TableActions): void => {
    if (actions.table()?.phase !== 'staking') return;
    read();
    const entries = wishes.peek();
    entries.forEach(({ key }) => entered.add(key));
    // If the page closes here, the next one enqueues the entries again with the same keys.
    entries.forEach(({ kind, fields, key }) => actions.enqueue(kind, fields, key));
    write([]);
  };
  read();
  return {
    entries: wishes,
    add: (wish, key) => {
      read();
      write([...wishes.peek().filter((one) => one.key !== key), { ...wish, key }]);
    },
    remove: (key) => {
      read();
      write(wishes.peek().filter((one) => one.key !== key));
    },
    enqueueAtNextDeal: (actions) =>
      effect(() => {
        const staking = actions.table()?.phase === 'staking';
        if (staking && wishes.value.length) queueMicrotask(() => void lock(name, () => enqueueAll(actions)));
      }),
  };
}
