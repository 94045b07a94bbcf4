/** The board of Lansquenet. */

import type { Address } from '../../../platform/router.ts';
import type { BoardGame } from '../../../table-kit/board/board-game.ts';
import { BoardPage } from '../../../table-kit/board/BoardPage.tsx';
import type { Table } from '../view.ts';
import { boardHint, boardSentence, boardStatus, isNewSentence } from './board-text.ts';
import { BoardHandCards } from './BoardHandCards.tsx';
import { BoardHands } from './BoardHands.tsx';
import { BoardWager } from './BoardWager.tsx';

const GAME: BoardGame<Table> = {
  sentence: boardSentence,
  isNewSentence,
  status: boardStatus,
  hint: boardHint,
  Cards: BoardHandCards,
  Main: BoardWager,
  Strip: BoardHands,
};

export const LansquenetBoard = ({ address }: { address: Address }) => (
  <BoardPage address={address} game={GAME} />
);
