/** The figures of the history's band: the cards that are left, and the bank. */

import { historyMessages as bassetMessages } from '../messages/history-messages.ts';
import type { HistoryFigure } from '../../../table-kit/history/history-game.ts';
import { moneyFigures } from '../../../table-kit/history/history-text.ts';
import { messages as historyMessages } from '../../../table-kit/history/messages/messages.ts';
import type { Table } from '../view.ts';

export const historyFigures = (table: Table): readonly HistoryFigure[] => [
  ...stockFigures(table),
  ...bankFigures(table),
];

const stockFigures = ({ phase, stock }: Table): readonly HistoryFigure[] =>
  phase === 'drawing' && stock !== null
    ? [{ id: 'stock', value: String(stock), label: bassetMessages().leftToDeal }]
    : [];

/** A player may not see the bank's amount, only that it is broke. */
function bankFigures(table: Table): readonly HistoryFigure[] {
  const { balance, broken } = table.bank;
  if (balance !== null) return moneyFigures(table);
  const { bank, isBroke } = historyMessages();
  return broken ? [{ id: 'bank', value: bank, label: isBroke, isAlert: true }] : [];
}
