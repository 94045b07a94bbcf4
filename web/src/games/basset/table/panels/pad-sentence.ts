/** The sentence over the number pad: whose sum is typed, and for what. */

import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { rankOf, type Table } from '../../view.ts';
import type { UiValues } from '../model/basset-page.ts';

/** Returns the sentence with the typed sum, or with a gap for it; null if the sum has no player yet; undefined: as the prompt. */
export function padSentence(table: Table, ui: UiValues, sum: number | null): string | null | undefined {
  const { mode } = ui;
  const isChange = mode.kind === 'card' && !mode.bets;
  const on = isChange ? rankOf(mode.card) : mode.kind === 'stake' ? mode.rank : null;
  if (on !== null && 'punter' in mode)
    return messages().band.stakesOnRank(mode.punter, on, sum === null ? null : money(sum, table.currency));
  return mode.kind === 'none' && table.phase !== 'staking' ? null : undefined;
}
