/** The board of Baccarat. */

import type { Address } from '../../../platform/router.ts';
import type { BoardGame } from '../../../table-kit/board/board-game.ts';
import { BoardPage } from '../../../table-kit/board/BoardPage.tsx';
import type { Table } from '../view.ts';
import { boardHint, boardSentence, boardStatus, isNewSentence } from './board-text.ts';
import { BoardBanker } from './BoardBanker.tsx';
import { BoardCards } from './BoardCards.tsx';
import { BoardResults } from './BoardResults.tsx';

const GAME: BoardGame<Table> = {
  sentence: boardSentence,
  isNewSentence,
  status: boardStatus,
  hint: boardHint,
  Cards: BoardCards,
  Main: BoardBanker,
  Strip: BoardResults,
};

export const BaccaratBoard = ({ address }: { address: Address }) => (
  <BoardPage address={address} game={GAME} />
);
