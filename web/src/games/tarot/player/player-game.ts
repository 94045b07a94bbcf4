/** A player's page of Swiss Tarot. */

import type { Address } from '../../../platform/router.ts';
import type { PlayerGame } from '../../../table-kit/player/player-game.ts';
import { defaultLines } from '../../../table-kit/player/player-lines.ts';
import { PlayerPage } from '../../../table-kit/player/PlayerPage.tsx';
import { ScoreColumns } from '../board/ScoreColumns.tsx';
import { boardStatus } from '../board/board-text.ts';
import { withTerms } from '../terms.ts';
import type { Table } from '../view.ts';
import { playerLine } from './player-lines.ts';
import { playerText } from './player-text.ts';

const GAME: PlayerGame<Table> = {
  status: (view) => `${view.name} · ${boardStatus(view)}`,
  text: playerText,
  isNewText: (before, after) => before.deals !== after.deals,
  lines: (events, reader) =>
    defaultLines(events, reader, (event, player) => playerLine(event, player, reader.view.currency)),
  withTerms,
  round: 'donne',
  roundKey: ({ deals, games }) => `${deals} ${games}`,
  Cards: ScoreColumns,
};

export const TarotPlayer = ({ address }: { address: Address }) => (
  <PlayerPage address={address} game={GAME} />
);
