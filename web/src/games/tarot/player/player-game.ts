/** What Swiss Tarot shows on a player's page. */

import type { PlayerGame } from '../../../table-kit/player/player-game.ts';
import { ScoreColumns } from '../board/ScoreColumns.tsx';
import { boardStatus } from '../board/board-text.ts';
import { withTerms } from '../terms.ts';
import type { Table } from '../view.ts';
import { playerLine } from './player-lines.ts';
import { isPlaying, playerText } from './player-text.ts';

export const playerGame: PlayerGame<Table> = {
  status: (view) => `${view.name} · ${boardStatus(view)}`,
  text: playerText,
  isNewText: (before, after) => before.deals !== after.deals,
  isPlaying,
  line: playerLine,
  withTerms,
  round: 'donne',
  roundKey: ({ deals, games }) => `${deals} ${games}`,
  Cards: ScoreColumns,
};
