/** What Glic shows in the history and in the standings. */

import type { HistoryGame } from '../../../table-kit/history/history-game.ts';
import { entryText } from '../entry-text.ts';
import { tableFigures } from '../figures.ts';
import { messages } from '../messages/messages.ts';
import type { Table } from '../view.ts';
import { eventLine } from './event-line.ts';

export const historyGame: HistoryGame<Table> = {
  round: 'hand',
  eventWords: (event, { currency }) => eventLine(event, currency),
  entryText,
  progress: ({ hands, phase }) => messages().table.hand(phase === 'between' ? hands + 1 : hands),
  figures: (view) => tableFigures(view).map(({ id, value, label }) => ({ id, value, label })),
  roundKey: ({ hands, phase }) => `${hands} ${phase === 'between'}`,
};
