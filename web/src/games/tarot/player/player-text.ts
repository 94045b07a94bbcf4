/** What a player's page says: the own points, what is missing to the leader, and the games won. */

import { money, net } from '../../../i18n/amounts/currency.ts';
import { isolated } from '../../../i18n/isolated.ts';
import type { PlayerText } from '../../../table-kit/table-game.ts';
import { boardSentence } from '../board/board-text.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { findPlayer, highestOf, leadersOf, pointsIn, scoreOf, scoresOf } from '../model/table-queries.ts';
import type { Table } from '../view.ts';

export const playerText = (table: Table, player: string): PlayerText => ({
  call: boardSentence(table).text,
  words: wordsFor(table, player),
  isAsked: false,
});

/** Whether a game is on: each seated player plays it. The antes are the pot's. */
export const isPlaying = ({ phase, counted }: Table): boolean => phase === 'playing' || counted !== null;

function wordsFor(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  const own = findPlayer(table, player);
  const games = own && own.games_won > 0 ? [words.gamesWon(own.games_won)] : [];
  if (table.phase === 'closed') return [words.closed(net(own?.net ?? 0, table.currency)), ...games];
  if (table.counted) return [words.settling];
  return [...gameWords(table, player), ...dealWords(table, player), ...games];
}

/** The own points of the game that is on, or what the last game brought. */
function gameWords(table: Table, player: string): string[] {
  const words = pagesMessages().playerPage;
  const { currency, last_game: last, phase, rounds } = table;
  if (phase === 'between') {
    const share = last?.shares.find(({ punter }) => punter === player);
    return share && rounds.length ? [words.won(money(share.amount, currency))] : [];
  }
  if (!rounds.length) return [words.paid(money(table.ante, currency))];
  const points = rounds.map((round) => pointsIn(round, player));
  return [words.points(scoreOf(table, player), points), distanceText(table, player)];
}

function distanceText(table: Table, player: string): string {
  const words = pagesMessages().playerPage;
  const scores = scoresOf(table);
  const leaders = leadersOf(scores);
  const missing = highestOf(scores) - scoreOf(table, player);
  if (missing > 0) return words.behind(missing, leaders.map(isolated));
  return leaders.length > 1
    ? words.leadsWith(leaders.filter((name) => name !== player).map(isolated))
    : words.leads;
}

const dealWords = ({ dealer, phase }: Table, player: string): string[] => {
  const words = pagesMessages().playerPage;
  return dealer === player ? [phase === 'playing' ? words.youDealt : words.youDeal] : [];
};
