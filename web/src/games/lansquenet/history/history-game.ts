/** What Lansquenet shows in the history and in the standings. */

import { handNumber } from '../../../table-kit/banks/hand-number.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import type { HistoryFigure, HistoryGame } from '../../../table-kit/history/history-game.ts';
import { entryText } from '../entry-text.ts';
import { messages } from '../messages/messages.ts';
import type { Table } from '../view.ts';
import { eventLine } from './event-line.ts';

function figures({ currency, left, wager }: Table): readonly HistoryFigure[] {
  if (wager === 0) return [];
  const words = messages().table;
  return [
    { id: 'wager', value: money(wager, currency), label: words.wager },
    { id: 'left', value: money(left, currency), label: words.open },
  ];
}

export const historyGame: HistoryGame<Table> = {
  round: 'hand',
  eventWords: (event, { currency }) => eventLine(event, currency),
  entryText,
  progress: (view) => messages().table.hand(handNumber(view)),
  figures,
  listed: () => ['last_hand', 'last_cards', 'past_hands'],
  roundKey: ({ hand }) => String(hand),
};
