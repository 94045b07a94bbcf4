/** What Basset shows on a board. */

import type { BoardGame } from '../../../table-kit/board/board-game.ts';
import { correctedView } from '../corrected-view.ts';
import { findPunter, placesGained } from '../table-queries.ts';
import type { Table } from '../view.ts';
import { boardHint } from './board-hint.ts';
import { consequences, headline, isNewHeadline, notices, tableStatus } from './board-text.ts';
import { BoardCards } from './BoardCards.tsx';
import { BoardDeal } from './BoardDeal.tsx';
import { BoardMain } from './BoardMain.tsx';

export const boardGame: BoardGame<Table> = {
  sentence: (table) => ({
    text: headline(table),
    notes: consequences(table),
    notices: notices(table),
  }),
  isNewSentence: isNewHeadline,
  status: tableStatus,
  hint: boardHint,
  placesGained: (table, name) => {
    const punter = findPunter(table, name);
    return punter ? placesGained(table, punter) : 0;
  },
  correctedView,
  Cards: BoardCards,
  Main: BoardMain,
  Strip: BoardDeal,
};
