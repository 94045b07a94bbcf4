/** What a tap on a name does where the rows have no room for buttons, and the second line of a name there. */

import { money, net } from '../../../i18n/amounts/currency.ts';
import type { NameTap } from '../../../table-kit/table-game.ts';
import { messages } from '../messages/messages.ts';
import { enterBanco, enterBank, enterStake } from '../model/actions.ts';
import type { OwnMode, Ui } from '../model/own-mode.ts';
import type { Table } from '../view.ts';
import { amountWords, handResult, rowAction, stakeWords } from './row-action.ts';

type OwnTap = NameTap<Table, OwnMode>;

/** Returns a stake, a banco or a bank; null: the tap opens the player's tray. */
export function nameTap({ table }: { readonly table: Table }, ui: Ui, player: string): OwnTap | null {
  const action = rowAction(table, ui, player);
  const words = messages().table;
  const hasMoneyButton = true;
  const tap = (meaning: string, text: string, run: OwnTap['run']): OwnTap => ({
    meaning,
    words: text,
    run,
    hasMoneyButton,
    isAsked: true,
  });
  switch (action.kind) {
    case 'bank':
      return tap('bank', words.takesBank(money(action.sum, table.currency)), (model) =>
        enterBank(model, player, action.sum),
      );
    case 'stake':
      return tap('stake', stakeWords(table, player, action.sum), (model) =>
        enterStake(model, player, action.sum),
      );
    case 'amount':
      return {
        ...tap('amount', amountWords(table, player), ({ uiState }) => {
          uiState.mode.value = { kind: 'stake', player };
        }),
        isAsked: false,
      };
    case 'banco':
      return tap('banco', action.isCheval ? words.cheval : words.banco, (model) =>
        enterBanco(model, player, action.isCheval),
      );
    default:
      return null;
  }
}

/** Returns what the newest hand did to a player; '' if nothing. */
export function nameNote(table: Table, _: Ui, player: string): string {
  const result = handResult(table, player);
  return result ? messages().table.handResult(net(result, table.currency)) : '';
}
