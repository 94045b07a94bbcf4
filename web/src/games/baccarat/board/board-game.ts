/** What Baccarat shows on a board. */

import type { BoardGame } from '../../../table-kit/board/board-game.ts';
import type { Table } from '../view.ts';
import { boardHint, boardSentence, boardStatus, isNewSentence } from './board-text.ts';
import { BoardBanker } from './BoardBanker.tsx';
import { BoardCards } from './BoardCards.tsx';
import { BoardResults } from './BoardResults.tsx';

export const boardGame: BoardGame<Table> = {
  sentence: boardSentence,
  isNewSentence,
  status: boardStatus,
  hint: boardHint,
  Cards: BoardCards,
  Main: BoardBanker,
  Strip: BoardResults,
};
