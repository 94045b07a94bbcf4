/** What no player has the money for, as far as purses are shown. */

import type { Table } from '../view.ts';
import { continuedSum, lacksBank } from './sums.ts';

/** Whether no player has enough for a bank, so that they would decline without end. */
export function nobodyBanks(table: Table): boolean {
  const { phase, players } = table;
  const canBank = ({ name, is_bystander }: Table['players'][number]): boolean =>
    !is_bystander && (!lacksBank(table, name) || continuedSum(table, name) !== null);
  return phase === 'open' && players.length > 0 && !players.some(canBank);
}
