/** The views before recent entries, in memory. They show an undo before the server has confirmed it. */

import type { SessionView } from '../ports.ts';

const MAX_VIEWS = 64;

interface EarlierView<View extends SessionView> {
  readonly view: View;
  /** The id of the entry that counted last in this view; null: none. */
  readonly newest: string | null;
}

export class EarlierViews<View extends SessionView> {
  readonly #views = new Map<string, EarlierView<View>>();

  /** Stores the view before an entry, a redo included. */
  storeBefore(entry: string, view: View, newest: string | null): void {
    this.#store(`before ${entry}`, { view, newest });
  }

  /** Stores the view after a redo. */
  storeAfter(entry: string, view: View): void {
    this.#store(`after ${entry}`, { view, newest: null });
  }

  /** Returns the view before an entry; null if it is unknown, or if another entry came before that entry. */
  before(entry: string, newest: string | null): View | null {
    const found = this.#find(`before ${entry}`);
    return found && found.newest === newest ? found.view : null;
  }

  /** Returns the view in which an entry was made, whatever came before it. */
  viewAt(entry: string): View | null {
    return this.#find(`before ${entry}`)?.view ?? null;
  }

  after(entry: string): View | null {
    return this.#find(`after ${entry}`)?.view ?? null;
  }

  /** Stores the previous server view, if the next one has exactly one entry more. */
  compare(previous: View | null, next: View | null): void {
    const [before, newest] = [next?.recent?.at(-2), next?.recent?.at(-1)];
    const last = previous?.recent?.at(-1)?.entry ?? null;
    if (!previous || !newest || previous.owes_settlement || newest.entry === last) return;
    if ((before?.entry ?? null) === last) this.storeBefore(newest.entry, previous, last);
  }

  /** Returns a view, and stores it again as the newest. The views in use are read on each change. */
  #find(name: string): EarlierView<View> | null {
    const found = this.#views.get(name);
    if (found) this.#store(name, found);
    return found ?? null;
  }

  #store(name: string, view: EarlierView<View>): void {
    this.#views.delete(name);
    this.#views.set(name, view);
    const [oldest] = this.#views.keys();
    if (this.#views.size > MAX_VIEWS && oldest !== undefined) this.#views.delete(oldest);
  }
}
