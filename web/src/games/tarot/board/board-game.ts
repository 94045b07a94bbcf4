/** The board of Swiss Tarot. */

import type { Address } from '../../../platform/router.ts';
import type { BoardGame } from '../../../table-kit/board/board-game.ts';
import { BoardPage } from '../../../table-kit/board/BoardPage.tsx';
import type { Table } from '../view.ts';
import { boardHint, boardSentence, boardStatus, isNewSentence } from './board-text.ts';
import { LastGame } from './LastGame.tsx';
import { ScoreColumns } from './ScoreColumns.tsx';

const GAME: BoardGame<Table> = {
  sentence: boardSentence,
  isNewSentence,
  status: boardStatus,
  hint: boardHint,
  Main: ScoreColumns,
  Strip: LastGame,
};

export const TarotBoard = ({ address }: { address: Address }) => <BoardPage address={address} game={GAME} />;
