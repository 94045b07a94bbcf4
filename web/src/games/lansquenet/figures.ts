/** The figures of the band: the wager, and what is left of it to cover. */

import { money } from '../../i18n/amounts/currency.ts';
import { mayEnter } from '../../table-kit/offers/allowed-entries.ts';
import type { Figure } from '../../table-kit/table-game.ts';
import { messages } from './messages/messages.ts';
import type { OwnMode } from './model/own-mode.ts';
import type { Table } from './view.ts';

type OwnFigure = Figure<Table, OwnMode>;

export function tableFigures(table: Table): readonly OwnFigure[] {
  const words = messages().table;
  const [wager, left] = [money(table.wager, table.currency), money(table.left, table.currency)];
  const tap = mayChangeWager(table) && {
    words: words.changeWager,
    run: openWager,
  };
  return [
    {
      ...{ id: 'wager', kind: 'main', value: wager, label: words.wager, ...(tap && { tap }) },
      short: table.wager > 0 ? words.wagerShort(wager, left) : words.noWager,
    },
    { id: 'left', kind: 'side', value: left, label: words.open },
  ];
}

/** Whether a wager is up that may still be replaced. */
export const mayChangeWager = (table: Table): boolean =>
  table.phase === 'covering' && table.covers.length === 0 && mayEnter(table, 'wager');

const openWager: NonNullable<OwnFigure['tap']>['run'] = ({ uiState }) => {
  uiState.mode.value = { kind: 'wager' };
};
