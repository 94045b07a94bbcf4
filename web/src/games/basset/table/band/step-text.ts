/** The next step in a few words, for the note below the sentence. */

import { messages } from '../../messages/messages.ts';
import { chosenSeat, newestDraw, shortPunter } from '../../table-queries.ts';
import type { Table } from '../../view.ts';
import type { UiValues } from '../model/basset-page.ts';
import { coinInTray, coinOnTap } from '../model/coin-limits.ts';

/** Returns what to tap for the next stake; empty if none is missing, or if the tray asks for something else. */
export function stakingStep(
  table: Table,
  { mode, pendingDraw, selectedCoin, selectedSeat }: UiValues,
): string {
  const { tapCard } = messages().tableHints;
  const { buyInOrWithdraw, tapCoin, tapRank } = messages().steps;
  if (pendingDraw === 'fasse') return tapCard;
  const chosen = chosenSeat(table, selectedSeat);
  if (coinInTray(table, mode, selectedCoin) !== null) return tapRank;
  if (mode.kind !== 'none') return '';
  if (!chosen) return shortPunter(table) ? buyInOrWithdraw : '';
  return coinOnTap(table, mode, selectedCoin, chosen) === null ? tapCoin : tapRank;
}

/** Returns what to do after a draw without open wins. */
export function drawStep(table: Table): string {
  const { setAside, tapFirst, lastCardNext, endNext } = messages().steps;
  if (table.next.draw === null) return endNext;
  if (table.next.draw === 'last') return lastCardNext;
  const { burn, order } = table.rules;
  const isAfterFasse = newestDraw(table)?.kind === 'fasse';
  const step = tapFirst(order === 'win_first');
  return isAfterFasse && burn ? `${setAside(burn)}, ${step}` : step;
}
