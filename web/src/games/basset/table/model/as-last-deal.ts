/** The stakes of the last deal, placed again for one player or for the whole table. */

import type { Command } from '../../../../outbox/entry.ts';
import { isFull, stakesOf } from '../../table-queries.ts';
import type { Laid, Punter, Table } from '../../view.ts';
import { selectNextSeatIfDone } from './tap-actions.ts';
import type { TableActions, UiState } from './basset-page.ts';
import { cancelMode } from '../../../../table-kit/model/ui-state.ts';

/**
 * Returns the stakes of the last fasse that a player has not placed again, up to the maximum number of cards, as far as
 * the purse reaches.
 */
export function asLastDeal(table: Table, punter: Punter): Laid[] {
  if (table.phase !== 'staking' || isFull(table, punter)) return [];
  const present = stakesOf(table, punter.name);
  const maximum = table.rules.cards_required || table.rules.max_cards;
  let cardsLeft = maximum === null ? Infinity : maximum - present.length;
  let purse = punter.purse ?? Infinity;
  return punter.last_deal.filter(({ card, amount }) => {
    const isPlaced = present.some((stake) => stake.card === card);
    if (isPlaced || cardsLeft < 1 || amount > purse) return false;
    cardsLeft -= 1;
    purse -= amount;
    return true;
  });
}

/** Returns the players who can stake as in the last deal, with their stakes. */
export const allAsLastDeal = (table: Table): { name: string; stakes: Laid[] }[] =>
  table.punters
    .map((punter) => ({ name: punter.name, stakes: asLastDeal(table, punter) }))
    .filter(({ stakes }) => stakes.length > 0);

const stakeCommand = (punter: string, { card, amount }: Laid): Command => ({
  kind: 'stake',
  fields: { punter, card, amount },
});

/** Places stakes of the last deal for one player. */
export function stakeAsLastDeal(
  actions: TableActions,
  uiState: UiState,
  punter: string,
  stakes: readonly Laid[],
): void {
  cancelMode(uiState);
  uiState.selectedSeat.value = punter;
  actions.enqueueAll(stakes.map((laid) => stakeCommand(punter, laid)));
  selectNextSeatIfDone(actions, uiState, punter);
}

/** Places the stakes of the last deal for all players. */
export function stakeAllAsLastDeal(actions: TableActions, uiState: UiState): void {
  const table = actions.table();
  if (!table) return;
  cancelMode(uiState);
  uiState.selectedSeat.value = null;
  actions.enqueueAll(
    allAsLastDeal(table).flatMap(({ name, stakes }) => stakes.map((laid) => stakeCommand(name, laid))),
  );
}
