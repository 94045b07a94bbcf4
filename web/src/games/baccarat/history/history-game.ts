/** What Baccarat shows in the history and in the standings. */

import { handNumber } from '../../../table-kit/banks/hand-number.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import type { HistoryFigure, HistoryGame } from '../../../table-kit/history/history-game.ts';
import { entryText } from '../entry-text.ts';
import { messages } from '../messages/messages.ts';
import type { Table } from '../view.ts';
import { eventLine } from './event-line.ts';

function figures({ bank, banker, currency, staked }: Table): readonly HistoryFigure[] {
  if (banker === null) return [];
  const words = messages().table;
  return [
    { id: 'bank', value: money(bank, currency), label: words.bank },
    { id: 'staked', value: money(staked, currency), label: words.staked },
  ];
}

export const historyGame: HistoryGame<Table> = {
  round: 'tenure',
  eventWords: (event, { currency }) => eventLine(event, currency),
  entryText,
  progress: (view) => messages().table.hand(handNumber(view)),
  figures,
  listed: ({ rules }) => ['last_hand', 'played', 'seen', ...(rules.sides === 1 ? ['sides'] : [])],
  roundKey: ({ hand }) => String(hand),
};
