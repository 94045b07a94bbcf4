/** What Basset shows in the history and in the standings. */

import { historyMessages } from '../messages/history-messages.ts';
import { currencyOf } from '../../../i18n/amounts/currency.ts';
import type { HistoryGame } from '../../../table-kit/history/history-game.ts';
import { correctedView } from '../corrected-view.ts';
import { entryText } from '../table/rejection/entry-text.ts';
import { roundKeyOf } from '../table-queries.ts';
import type { Table } from '../view.ts';
import { BestOfSession } from './BestOfSession.tsx';
import { drawnLine } from './drawn-line.ts';
import { entryWords } from './entry-words.ts';
import { eventLines, newestDrawLine } from './event-text.ts';
import { historyFigures } from './history-figures.ts';
import { SeatRows } from './SeatRows.tsx';

export const historyGame: HistoryGame<Table> = {
  newestLine: (events, table) => {
    const line = eventLines(events, table, currencyOf(table.currency)).at(-1);
    return line ? drawnLine(line) : null;
  },
  lineOfView: (table) => drawnLine(newestDrawLine(table)),
  entryWords: (entries, table) => entryWords(entries, table, currencyOf(table.currency)),
  entryText,
  progress: ({ deal }) => historyMessages().deal(deal),
  settling: () => historyMessages().settling,
  figures: historyFigures,
  winners: (names, isOwn) => (isOwn ? historyMessages().youReached : historyMessages().targetReached(names)),
  correctedView,
  Table: SeatRows,
  StandingsPart: BestOfSession,
  round: 'deal',
  roundKey: roundKeyOf,
};
