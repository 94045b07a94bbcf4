/** What the staking tray and its keys read from the table. */

import { money } from '../../../i18n/amounts/currency.ts';
import { mayEnter } from '../../../table-kit/offers/allowed-entries.ts';
import { messages } from '../messages/messages.ts';
import { lastStakes, mayRefill } from '../model/sums.ts';
import { isCovered } from '../model/table-queries.ts';
import type { PageValues } from './page.ts';
import { mayGoBank } from './row-action.ts';

export const stakingValues = ({ scene: { table } }: PageValues) => ({
  // Not beside a banco, nor once the bank is covered.
  mayStake: mayEnter(table, 'stake'),
  isCovered: isCovered(table),
  hasCheval: table.rules.cheval,
  hasAccept: table.rules.replenish === 'any',
  mayBanco: table.order.some((player) => mayGoBank(table, player)),
  mayRepeat: table.staked > 0 && lastStakes(table).length > 0,
});

export const bankValues = ({ scene: { table } }: PageValues) => ({
  mayAdd: mayRefill(table),
  putsIn:
    table.excess > 0 && mayEnter(table, 'accept')
      ? messages().steps.putsIn(table.banker ?? '', money(table.excess, table.currency))
      : null,
});
