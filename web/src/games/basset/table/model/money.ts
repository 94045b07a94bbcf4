/** The sums that only Basset's trays compose: a new book, and a new stake on a card that won. */

import type { MoneyTask } from '../../../../table-kit/table-game.ts';
import { messages } from '../../messages/messages.ts';
import { findPunter, findStake } from '../../table-queries.ts';
import type { Table } from '../../view.ts';
import type { Mode } from './basset-page.ts';
import { stakeCoins } from './stake-coins.ts';
import { takeAndRestake } from './tap-actions.ts';

type ModeOf<Kind extends Mode['kind']> = Extract<Mode, { kind: Kind }>;

/** `coin`: the selected coin of the table. */
export function bassetMoney(table: Table, mode: Mode, coin: number | null): MoneyTask<Table> | null {
  if (mode.kind === 'restake') return restakeTask(table, mode);
  return mode.kind === 'player' && mode.task === 'book' ? bookTask(table, mode.player, coin) : null;
}

const bookTask = (table: Table, punter: string, coin: number | null): MoneyTask<Table> => ({
  suggested: table.book_price ?? coin ?? stakeCoins(table)[0] ?? null,
  least: null,
  most: findPunter(table, punter)?.purse ?? null,
  sentence: (sum) => messages().money.book(punter, sum),
  enter: ({ enqueue }, price) => void enqueue('book', { punter, price }),
});

function restakeTask(table: Table, mode: ModeOf<'restake'>): MoneyTask<Table> {
  const bounds = findStake(table, mode.punter, mode.card)?.answers?.restake;
  return {
    suggested: bounds?.least ?? null,
    least: bounds?.least ?? null,
    most: bounds?.most ?? null,
    sentence: (sum) => messages().money.restake(mode.punter, sum),
    enter: (actions, sum) => takeAndRestake(actions, mode, sum),
  };
}
