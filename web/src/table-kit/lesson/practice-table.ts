/** Opens the practice table of a game. */

import { newId } from '../../api/idempotency-key.ts';
import { openTable, type Entry, type Opening } from '../../api/play-session.ts';

export interface PracticeTable {
  readonly opening: Opening;
  /** What stands on the table when the dealer sees it. */
  readonly entries: readonly Entry[];
}

/**
 * Returns a function that opens a practice table and returns its session. If opening fails, a repeated call
 * does only the missing steps. Raises: `Problem`, `Unreachable`.
 */
export function createPractice(tableOf: () => PracticeTable): () => Promise<string> {
  let pending: (PracticeTable & { readonly id: string }) | null = null;
  return async () => {
    pending ??= { ...tableOf(), id: newId() };
    const { id, opening, entries } = pending;
    await openTable({ ...opening, id }, entries);
    pending = null;
    return id;
  };
}
