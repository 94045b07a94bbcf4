/** What Lansquenet shows on a board. */

import type { BoardGame } from '../../../table-kit/board/board-game.ts';
import type { Table } from '../view.ts';
import { boardHint, boardSentence, boardStatus, isNewSentence } from './board-text.ts';
import { BoardHandCards } from './BoardHandCards.tsx';
import { BoardHands } from './BoardHands.tsx';
import { BoardWager } from './BoardWager.tsx';

export const boardGame: BoardGame<Table> = {
  sentence: boardSentence,
  isNewSentence,
  status: boardStatus,
  hint: boardHint,
  Cards: BoardHandCards,
  Main: BoardWager,
  Strip: BoardHands,
};
