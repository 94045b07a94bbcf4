/** What was refused because a deal is on and is kept until that is over: on this device, for one table. */

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Command } from '../../../../outbox/entry.ts';
import type { TableActions } from '../tap-actions.ts';

/** The key is that of the entry that was refused: however often and by whichever tab, it is entered once. */
export interface KeptEntry extends Command {
  key: string;
}

export interface NextDeal {
  readonly entries: ReadonlySignal<readonly KeptEntry[]>;
  add(wish: Command, key: string): void;
  remove(key: string): void;
  /**
   * Enters all of it as soon as cards may be laid; of several tabs one does, where tabs can share a lock. At a table
   * that has closed it stays, and is said, until it is left out. Returns how to stop.
   */
  enqueueAtNextDeal(actions: TableActions): () => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Lock = (name: string, during: () => void) => Promise<unknown>;

/** A browser may bar its storage from a page, even from being looked at. */
function browserStore(): Store | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const browserLock: Lock = async (name, during) =>
  navigator.locks ? navigator.locks.request(name, during) : during();

/** What a store has under a name, but for the keys `entered`; `read` before each change, for other tabs change it too. */
function storedEntries(store: Store | null, name: string, entered: ReadonlySet<string>) {
  const wishes = signal<readonly KeptEntry[]>([]);
  // Of a store that took not all, this page knows more than it does.
  let isStoreBehind = false;
  const read = (): void => {
    try {
      const stored = store && !isStoreBehind && (JSON.parse(store.getItem(name) ?? '[]') as KeptEntry[]);
      if (stored) wishes.value = stored.filter(({ key }) => !entered.has(key));
    } catch {
      // What this page knows stands.
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

/** Where the browser keeps nothing it lasts as long as the page. */
export function createNextDeal(id: string, store = browserStore(), lock = browserLock): NextDeal {
  const name = `paroli.next.${id}`;
  // What cannot be taken out of the store is not entered again.
  const entered = new Set<string>();
  const { wishes, read, write } = storedEntries(store, name, entered);
  const enqueueAll = (actions: TableActions): void => {
    if (actions.table()?.phase !== 'staking') return;
    read();
    const entries = wishes.peek();
    entries.forEach(({ key }) => entered.add(key));
    // A page that ends between the two enters it again, under the same key.
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
