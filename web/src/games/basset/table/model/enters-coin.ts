/** Whether a tap on a coin enters it at once. */

import { allowsMace, allowsSideBets, findStake } from '../../table-queries.ts';
import type { Table } from '../../view.ts';
import type { Mode } from './basset-page.ts';

/** It does on a new card, on a stake that is replaced, and on a card that allows nothing but a mace. */
export function entersCoin(table: Table, mode: Mode): boolean {
  if (mode.kind === 'stake') return mode.rank !== null;
  if (mode.kind !== 'card') return false;
  if (!mode.bets) return true;
  const stake = findStake(table, mode.punter, mode.card);
  return stake !== null && allowsMace(table, stake) && !allowsSideBets(table, stake);
}
