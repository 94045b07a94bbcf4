/** Opens the practice table of a game, and fetches its demonstration. */

import { newId } from '../../api/idempotency-key.ts';
import { fetchSheet, openTable, type Entry, type Opening } from '../../api/play-session.ts';
import type { LateModule } from '../late-module.ts';

/** What is the same for all practice tables, and the name. */
type Common = 'id' | 'name' | 'occurred_at' | 'gathering' | 'practice';
type OfGame<Any> = Any extends unknown ? Omit<Any, Common> : never;

export interface PracticeTable {
  readonly opening: OfGame<Opening>;
  /** The name of the table, in the language shown. */
  readonly nameOf: () => string;
  /** What stands on the table when the dealer sees it. */
  readonly entries: readonly Entry[];
  /** The address of the score sheet of the demonstration. */
  readonly demonstration: string;
  /** Its title, in the language shown. */
  readonly demonstrationTitle: () => string;
}

/**
 * Returns the sessions for learning a game. `startPractice` opens a practice table and returns its session. If opening
 * fails, a repeated call does only the missing steps. Both raise: `Problem`, `Unreachable`.
 */
export function createPractice({
  opening,
  nameOf,
  entries,
  demonstration,
  demonstrationTitle,
}: PracticeTable): Awaited<ReturnType<LateModule['practice']>> {
  let pending: (Opening & { readonly id: string }) | null = null;
  return {
    startPractice: async () => {
      const common = { id: newId(), name: nameOf(), occurred_at: null, gathering: null, practice: true };
      pending ??= { ...opening, ...common };
      const { id } = pending;
      await openTable(pending, entries);
      pending = null;
      return id;
    },
    loadDemonstration: async () => withTitle(await fetchSheet(demonstration), demonstrationTitle()),
  };
}

/** Returns a score sheet with another title. */
const withTitle = (sheet: string, title: string): string =>
  sheet.replace(/^title = .*$/m, () => `title = ${JSON.stringify(title)}`);
