/** What Baccarat shows on a player's page. */

import type { PlayerGame } from '../../../table-kit/player/player-game.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { stakeOf } from '../model/table-queries.ts';
import { withTerms } from '../terms.ts';
import type { Table } from '../view.ts';
import { playerLine } from './player-lines.ts';
import { playerText } from './player-text.ts';
import { PlayerBank } from './PlayerBank.tsx';

const stakedBy = (table: Table, player: string): number =>
  player === table.banker ? table.bank : stakeOf(table, player);

export const playerGame: PlayerGame<Table> = {
  round: 'tenure',
  status: ({ name, hand }) => pagesMessages().playerPage.status(name, hand + 1),
  text: playerText,
  isNewText: (before, after) => before.hand !== after.hand,
  staked: stakedBy,
  stakedLabel: ({ banker }, player) => {
    const { yourBank, yourStake } = pagesMessages().playerPage;
    return player === banker ? yourBank : yourStake;
  },
  line: playerLine,
  withTerms,
  roundKey: ({ hand }) => String(hand),
  Cards: PlayerBank,
};
