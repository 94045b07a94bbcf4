/** What Swiss Tarot shows on a board. */

import type { BoardGame } from '../../../table-kit/board/board-game.ts';
import type { Table } from '../view.ts';
import { boardHint, boardSentence, boardStatus, isNewSentence } from './board-text.ts';
import { LastGame } from './LastGame.tsx';
import { ScoreColumns } from './ScoreColumns.tsx';

export const boardGame: BoardGame<Table> = {
  sentence: boardSentence,
  isNewSentence,
  status: boardStatus,
  hint: boardHint,
  Main: ScoreColumns,
  Strip: LastGame,
};
