/** What Swiss Tarot shows in the history and in the standings. */

import { money } from '../../../i18n/amounts/currency.ts';
import type { HistoryGame } from '../../../table-kit/history/history-game.ts';
import { entryText } from '../entry-text.ts';
import { messages } from '../messages/messages.ts';
import { restOf } from '../model/rest.ts';
import { gameNumber } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import { eventLine } from './event-line.ts';

export const historyGame: HistoryGame<Table> = {
  eventWords: (event, { currency }) => eventLine(event, currency),
  entryText,
  restOf,
  progress: (table) => messages().table.game(gameNumber(table)),
  figures: ({ pot, currency }) => [{ id: 'pot', value: money(pot, currency), label: messages().table.pot }],
  listed: () => ['rounds', 'counted'],
  round: 'donne',
  roundKey: ({ deals, games }) => `${deals} ${games}`,
};
