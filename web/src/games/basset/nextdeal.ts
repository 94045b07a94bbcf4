/** What was refused because a deal is on and is kept until that is over: on this device, for one table. */

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Wish } from './mends.ts';
import type { Desk } from './taps.ts';

export interface NextDeal {
  readonly wishes: ReadonlySignal<readonly Wish[]>;
  keep(wish: Wish): void;
  leaveOut(wish: Wish): void;
  /** Enters all of it as soon as no deal is on; of several tabs one does. Returns how to stop. */
  follow(desk: Desk): () => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Where the browser keeps nothing it lasts as long as the page. */
export function nextDeal(id: string, store: Store = localStorage): NextDeal {
  const name = `paroli.next.${id}`;
  const wishes = signal<readonly Wish[]>([]);
  // Another tab may have changed it, or entered it already.
  const read = (): void => {
    try {
      wishes.value = JSON.parse(store.getItem(name) ?? '[]') as Wish[];
    } catch {
      // What this page knows stands.
    }
  };
  const write = (after: readonly Wish[]): void => {
    wishes.value = after;
    try {
      store.setItem(name, JSON.stringify(after));
    } catch {
      // The page goes on knowing it.
    }
  };
  const enter = (desk: Desk): void => {
    read();
    const kept = wishes.peek();
    write([]);
    if (desk.table()?.phase === 'staking') kept.forEach(({ kind, fields }) => desk.enter(kind, fields));
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
        const phase = desk.table()?.phase;
        if (wishes.value.length && phase && phase !== 'drawing') queueMicrotask(() => enter(desk));
      }),
  };
}
