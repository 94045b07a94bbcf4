/** A player's page of Lansquenet. */

import type { Address } from '../../../platform/router.ts';
import type { PlayerFigure, PlayerGame } from '../../../table-kit/player/player-game.ts';
import { defaultLines } from '../../../table-kit/player/player-lines.ts';
import { partyOf, standingFigures } from '../../../table-kit/player/player-text.ts';
import { PlayerPage } from '../../../table-kit/player/PlayerPage.tsx';
import { pagesMessages } from '../messages/pages-messages.ts';
import { coverOf } from '../model/table-queries.ts';
import { withTerms } from '../terms.ts';
import type { Table } from '../view.ts';
import { playerLine } from './player-lines.ts';
import { playerText } from './player-text.ts';
import { PlayerHand } from './PlayerHand.tsx';

const stakedBy = (table: Table, player: string): number =>
  player === table.banker ? table.wager : coverOf(table, player);

function figures(table: Table, player: string): readonly PlayerFigure[] {
  const words = pagesMessages().playerPage;
  const party = partyOf(table, player);
  const label = player === table.banker ? words.yourWager : words.yourCover;
  return [
    { id: 'table', value: stakedBy(table, player), labels: [label] },
    ...(party ? standingFigures(table, party) : []),
  ];
}

const GAME: PlayerGame<Table> = {
  round: 'hand',
  status: ({ name, hand }) => pagesMessages().playerPage.status(name, hand + 1),
  text: playerText,
  isNewText: (before, after) => before.hand !== after.hand,
  staked: stakedBy,
  figures,
  lines: (events, reader) =>
    defaultLines(events, reader, (event, player) => playerLine(event, player, reader.view.currency)),
  withTerms,
  roundKey: ({ hand }) => String(hand),
  Cards: PlayerHand,
};

export const LansquenetPlayer = ({ address }: { address: Address }) => (
  <PlayerPage address={address} game={GAME} />
);
