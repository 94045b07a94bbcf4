/** What Glic shows on a board. */

import type { BoardGame } from '../../../table-kit/board/board-game.ts';
import type { Table } from '../view.ts';
import { boardHint, boardSentence, boardStatus, isNewSentence } from './board-text.ts';
import { LastPayments } from './LastPayments.tsx';
import { PaintedBoard } from './PaintedBoard.tsx';

export const boardGame: BoardGame<Table> = {
  sentence: boardSentence,
  isNewSentence,
  status: boardStatus,
  hint: boardHint,
  // The pools are in the middle of the board.
  figures: () => [],
  Main: PaintedBoard,
  Strip: LastPayments,
};
