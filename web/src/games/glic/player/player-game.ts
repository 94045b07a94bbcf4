/** What Glic shows on a player's page. */

import type { PlayerGame } from '../../../table-kit/player/player-game.ts';
import { boardStatus } from '../board/board-text.ts';
import { PaintedBoard } from '../board/PaintedBoard.tsx';
import { betOf } from '../model/table-queries.ts';
import { withTerms } from '../terms.ts';
import type { Table } from '../view.ts';
import { playerLine } from './player-lines.ts';
import { isPlaying, playerText } from './player-text.ts';

export const playerGame: PlayerGame<Table> = {
  round: 'hand',
  status: (view) => `${view.name} · ${boardStatus(view)}`,
  text: playerText,
  isNewText: (before, after) => before.turn !== after.turn || before.phase !== after.phase,
  isPlaying,
  staked: betOf,
  line: playerLine,
  withTerms,
  roundKey: ({ hands, phase }) => `${hands} ${phase === 'between'}`,
  Cards: PaintedBoard,
};
