/** The reason for which the dealer may hide the rejection slip. */

import { messages } from '../../messages/messages.ts';
import { unansweredWins } from '../../table-queries.ts';
import type { Table } from '../../view.ts';
import { messages as kitMessages } from '../../../../table-kit/messages/messages.ts';
import type { Layout } from '../../../../table-kit/model/modes.ts';

/** Returns the label for what the slip covers, if the dealer may need it; null if there is nothing. */
export function hideLabel(table: Table, layout: Layout): string | null {
  if (table.phase === 'staking') return table.punters.length ? kitMessages().rejection.hide : null;
  return layout !== 'landscape' && unansweredWins(table).length ? messages().tableHints.winsToAnswer : null;
}
