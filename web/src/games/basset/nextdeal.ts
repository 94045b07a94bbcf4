/** What was refused because a deal is on and is kept until that is over: on this device, for one table. */

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Wish } from './mends.ts';
import type { Desk } from './taps.ts';

export interface NextDeal {
  readonly wishes: ReadonlySignal<readonly Wish[]>;
  keep(wish: Wish): void;
  leaveOut(wish: Wish): void;
  /**
   * Enters all of it as soon as cards may be laid; of several tabs one does, where tabs can share a lock. At a table
   * that has closed it stays, and is said, until it is left out. Returns how to stop.
   */
  follow(desk: Desk): () => void;
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

/** Where the browser keeps nothing it lasts as long as the page. */
export function nextDeal(id: string, store = browserStore(), lock = browserLock): NextDeal {
  const name = `paroli.next.${id}`;
  const wishes = signal<readonly Wish[]>([]);
  // Another tab may have changed it, or entered it already.
  const read = (): void => {
    try {
      if (store) wishes.value = JSON.parse(store.getItem(name) ?? '[]') as Wish[];
    } catch {
      // What this page knows stands.
    }
  };
  const write = (after: readonly Wish[]): void => {
    wishes.value = after;
    try {
      store?.setItem(name, JSON.stringify(after));
    } catch {
      // The page goes on knowing it.
    }
  };
  const enter = (desk: Desk): void => {
    if (desk.table()?.phase !== 'staking') return;
    read();
    const kept = wishes.peek();
    write([]);
    kept.forEach(({ kind, fields }) => desk.enter(kind, fields));
  };
  read();
  return {
    wishes,
    keep: (wish) => (read(), write([...wishes.peek(), wish])),
    leaveOut: (wish) => {
      read();
      write(wishes.peek().filter((one) => JSON.stringify(one) !== JSON.stringify(wish)));
    },
    follow: (desk) =>
      effect(() => {
        const staking = desk.table()?.phase === 'staking';
        if (staking && wishes.value.length) queueMicrotask(() => void lock(name, () => enter(desk)));
      }),
  };
}
