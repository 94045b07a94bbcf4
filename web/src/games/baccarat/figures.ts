/** The figures of the band: the bank, what is open of it, and the cards that are left. */

import { money } from '../../i18n/amounts/currency.ts';
import type { Figure } from '../../table-kit/table-game.ts';
import { messages } from './messages/messages.ts';
import type { OwnMode } from './model/own-mode.ts';
import { openSum } from './model/table-queries.ts';
import type { Table } from './view.ts';

type OwnFigure = Figure<Table, OwnMode>;
type Run = NonNullable<OwnFigure['tap']>['run'];

export function tableFigures(table: Table): readonly OwnFigure[] {
  const words = messages().table;
  const { bank, cards_left: cards, currency, excess, phase } = table;
  const value = money(bank, currency);
  const open = money(excess || openSum(table), currency);
  return [
    {
      ...{ id: 'bank', kind: 'main', value, label: words.bank },
      short: phase === 'staking' ? words.bankShort(value) : words.noBank,
    },
    { id: 'open', kind: 'side', value: open, label: excess ? words.excess : words.open },
    {
      ...{ id: 'cards', kind: 'side', value: String(cards), label: words.cards },
      short: words.cardsShort(cards),
      ...(!table.dealt && { tap: { words: words.newCards, run: openShoe } }),
    },
  ];
}

const openShoe: Run = ({ uiState }) => {
  uiState.mode.value = { kind: 'shoe' };
};
