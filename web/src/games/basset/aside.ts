/** What comes after the table itself: when it is fetched; and what the slip of a refusal may be put aside for. */

import { signal } from '@preact/signals';
import { w } from '../../words/words.ts';
import type { Layout } from './dealer.ts';
import { unanswered } from './standing.ts';
import type { Table } from './table.ts';

/** The slip and the sheets, once they are here: nothing is refused before something is entered. */
export const late = signal<typeof import('./late.ts') | null>(null);

/**
 * Fetches them: when the page is idle, for they may be needed without the network later, and as soon as they are needed.
 * Where that fails, the next need tries again.
 */
export async function fetchLate(): Promise<void> {
  if (late.peek()) return;
  const parts = await import('./late.ts').catch(() => null);
  if (parts) late.value = parts;
}

/** What stands where the slip does and may be needed meanwhile; null: nothing. */
export function asideFor(table: Table, layout: Layout): string | null {
  if (table.phase === 'staking') return table.punters.length ? w().slip.goOn : null;
  return layout !== 'landscape' && unanswered(table).length ? w().deal.answersOf : null;
}
