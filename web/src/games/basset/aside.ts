/** The slip of a refusal: when it is fetched, and what it may be put aside for. */

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { w } from '../../words/words.ts';
import type { Layout } from './dealer.ts';
import { unanswered } from './standing.ts';
import type { Table } from './table.ts';

/** The slip, once it is here. The table opens without it: nothing is refused before something is entered. */
export const slip = signal<ComponentType | null>(null);

/**
 * Fetches the slip: when the page is idle, for it may be without the network later; and as soon as anything waits that
 * the house may refuse. Where that fails, the next entry tries again.
 */
export async function fetchSlip(): Promise<void> {
  if (slip.peek()) return;
  const part = await import('./Slip.tsx').catch(() => null);
  if (part) slip.value = part.Slip;
}

/** What stands where the slip does and may be needed meanwhile; null: nothing. */
export function asideFor(table: Table, layout: Layout): string | null {
  if (table.phase === 'staking') return table.punters.length ? w().tray.coinInHand : null;
  return layout !== 'landscape' && unanswered(table).length ? w().deal.answersOf : null;
}
