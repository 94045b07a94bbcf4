/** Chooses the newer of two views of a session. */

interface Versioned {
  readonly table: { readonly version: number };
}

/** Returns `next` unless `before` has a higher version: responses may arrive in another order than their requests. */
export const newest = <Value extends Versioned>(before: Value | null, next: Value): Value =>
  before !== null && before.table.version > next.table.version ? before : next;
