/** What the slip of a refusal may be put aside for. */

import { messages } from '../../messages/messages.ts';
import { unansweredWins } from '../../table-queries.ts';
import type { Table } from '../../view.ts';
import type { Layout } from '../page-model.ts';

/** What stands where the slip does and may be needed meanwhile; null: nothing. */
export function asideFor(table: Table, layout: Layout): string | null {
  if (table.phase === 'staking') return table.punters.length ? messages().rejection.continueStaking : null;
  return layout !== 'landscape' && unansweredWins(table).length ? messages().tableHints.winsToAnswer : null;
}
