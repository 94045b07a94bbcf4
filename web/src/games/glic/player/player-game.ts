/** A player's page of Glic. */

import type { Address } from '../../../platform/router.ts';
import type { PlayerGame } from '../../../table-kit/player/player-game.ts';
import { defaultLines } from '../../../table-kit/player/player-lines.ts';
import { PlayerPage } from '../../../table-kit/player/PlayerPage.tsx';
import { boardStatus } from '../board/board-text.ts';
import { PaintedBoard } from '../board/PaintedBoard.tsx';
import { betOf } from '../model/table-queries.ts';
import { withTerms } from '../terms.ts';
import type { Table } from '../view.ts';
import { playerLine } from './player-lines.ts';
import { playerText } from './player-text.ts';

const GAME: PlayerGame<Table> = {
  round: 'hand',
  status: (view) => `${view.name} · ${boardStatus(view)}`,
  text: playerText,
  isNewText: (before, after) => before.turn !== after.turn || before.phase !== after.phase,
  staked: betOf,
  lines: (events, reader) =>
    defaultLines(events, reader, (event, player) => playerLine(event, player, reader.view.currency)),
  withTerms,
  roundKey: ({ hands, phase }) => `${hands} ${phase === 'between'}`,
  Cards: PaintedBoard,
};

export const GlicPlayer = ({ address }: { address: Address }) => <PlayerPage address={address} game={GAME} />;
