/** The board and the player's page, in English. */

import { counted, listed, small } from '../../../i18n/en/grammar.ts';
import { strong } from '../../../i18n/markup.ts';

const board = {
  status: (game: number) => `Game ${game}`,
  statusOfRound: (game: number, round: number) => `Game ${game}, round ${round}`,
  deals: (dealer: string) => `${dealer} deals`,
  plays: (round: number, rounds: number) => `Round ${small(round)} of ${small(rounds)} is being played.`,
  hints: {
    noPlayers: 'Three play. They are seated in the order of play, and the first one deals first.',
    between: 'Each player puts the same stake into the pot. The highest score after the last round wins it.',
    playing: 'After each round the players count their tricks. A round always has 78 points.',
    counted: 'The game is over, and the pot goes to the highest score.',
    closed: 'The evening is over at this table.',
  },
  lastGame: 'Last game',
  noScores: 'No players yet',
  scores: 'Scores of the game',
  score: 'Score',
  round: (number: number) => `Round ${number}`,
  dealer: 'deals',
  gamesWon: (games: number) => `${counted(games, 'game')} won`,
};

const playerPage = {
  paid: (ante: string) => `You put ${strong(ante)} into the pot.`,
  points: (score: number, rounds: readonly number[]) =>
    rounds.length === 1
      ? `You have ${strong(counted(score, 'point'))}.`
      : `You have ${strong(`${score} points`)}: ${listed(rounds.map(String))}.`,
  behind: (missing: number, leaders: readonly string[]) =>
    `You are ${strong(counted(missing, 'point'))} behind ${listed(leaders)}.`,
  leads: 'You lead.',
  leadsWith: (others: readonly string[]) => `You lead with ${listed(others)}.`,
  won: (sum: string) => `You won ${strong(sum)} in the last game.`,
  gamesWon: (games: number) => `You have won ${counted(games, 'game')} this evening.`,
  youDeal: 'You deal the next round.',
  youDealt: 'You deal this round: your three discards count as a trick.',
  settling: 'Paroli settles the game.',
  closed: (net: string) => `The table is closed. Your net: ${strong(net)}.`,
  events: {
    ante: 'Ante',
    counted: (points: number) => `Round: ${counted(points, 'point')}`,
    dealt: 'you dealt',
    won: (score: number) => `Game won with ${score}`,
    lost: (score: number) => `Game lost with ${score}`,
    givenUp: 'Game given up: ante returned',
    shared: 'The table closed: share of the pot',
    closed: 'The table closed',
  },
};

export const en = { board, playerPage };

export type PagesMessages = typeof en;
