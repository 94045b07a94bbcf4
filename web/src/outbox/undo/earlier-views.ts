/** The views before recent entries, in memory. They show an undo before the server has confirmed it. */

import type { SessionView } from '../ports.ts';

const MAX_VIEWS = 64;

export class EarlierViews<View extends SessionView> {
  readonly #views = new Map<string, View>();

  /** Stores the view before an entry, a redo included. */
  storeBefore(entry: string, view: View): void {
    this.#store(`before ${entry}`, view);
  }

  /** Stores the view after a redo. */
  storeAfter(entry: string, view: View): void {
    this.#store(`after ${entry}`, view);
  }

  /** Returns the view before an entry, or null if it is unknown. */
  before(entry: string): View | null {
    return this.#views.get(`before ${entry}`) ?? null;
  }

  after(entry: string): View | null {
    return this.#views.get(`after ${entry}`) ?? null;
  }

  /** Stores the previous server view, if the next one has exactly one entry more. */
  compare(previous: View | null, next: View | null): void {
    const [before, newest] = [next?.recent?.at(-2), next?.recent?.at(-1)];
    if (previous && newest && before?.entry === previous.recent?.at(-1)?.entry && newest !== before)
      this.storeBefore(newest.entry, previous);
  }

  #store(name: string, view: View): void {
    this.#views.delete(name);
    this.#views.set(name, view);
    const [oldest] = this.#views.keys();
    if (this.#views.size > MAX_VIEWS && oldest !== undefined) this.#views.delete(oldest);
  }
}
