/** The figure of the bank's balance. */

import { money, net } from '../../i18n/amounts/currency.ts';
import { strong } from '../../i18n/markup.ts';
import { messages } from '../messages/messages.ts';
import type { OwnMode } from '../model/modes.ts';
import { findBank } from '../model/scene.ts';
import type { UiState } from '../model/table-model.ts';
import type { TableView } from '../model/table-view.ts';
import { cancelMode } from '../model/ui-state.ts';
import type { Figure } from '../table-game.ts';

/** Returns the figure of the bank's balance; none without a bank, or if the key may not see it. */
export function bankFigure<Own extends OwnMode = never>(view: TableView): Figure<TableView, Own> | null {
  const bank = findBank(view);
  if (bank?.purse == null) return null;
  const { purse: balance, net: gained } = bank;
  const value = money(balance, view.currency);
  const short = `${messages().band.bankLine} ${strong(value)}`;
  // What a closed bank owes is on the page of its settling up, and may be paid.
  if (balance >= 0 || view.phase === 'closed')
    return {
      id: 'bank',
      kind: 'main',
      value,
      label: messages().band.bank(net(gained ?? 0, view.currency)),
      short,
    };
  return {
    ...{ id: 'bank', kind: 'main' as const, value, short, isAlert: true },
    label: messages().band.bankBroke(money(-balance, view.currency)),
    tap: { words: messages().tray.fundBank, run: openFunding },
  };
}

/** Opens the tray that funds the bank, in every phase. */
function openFunding<Own extends OwnMode>({ uiState }: { readonly uiState: UiState<Own> }): void {
  cancelMode(uiState);
  uiState.mode.value = { kind: 'fund' };
}
