/** The board of Glic. */

import type { Address } from '../../../platform/router.ts';
import type { BoardGame } from '../../../table-kit/board/board-game.ts';
import { BoardPage } from '../../../table-kit/board/BoardPage.tsx';
import type { Table } from '../view.ts';
import { boardHint, boardSentence, boardStatus, isNewSentence } from './board-text.ts';
import { LastPayments } from './LastPayments.tsx';
import { PaintedBoard } from './PaintedBoard.tsx';

const GAME: BoardGame<Table> = {
  sentence: boardSentence,
  isNewSentence,
  status: boardStatus,
  hint: boardHint,
  // The pools are in the middle of the board.
  figures: () => [],
  Main: PaintedBoard,
  Strip: LastPayments,
};

export const GlicBoard = ({ address }: { address: Address }) => <BoardPage address={address} game={GAME} />;
