/** Every text of the table page of Swiss Tarot, in English. */

import { counted, listed, small } from '../../../i18n/en/grammar.ts';
import { strong } from '../../../i18n/markup.ts';

/** The sentences that the dealer reads aloud. */
const calls = {
  noPlayers: 'Three play. The first one deals first.',
  tooFew: (missing: number) => `Three play. Add ${counted(missing, 'player')}.`,
  ante: (dealer: string, ante: string) => `${dealer} deals. The ante is ${ante}.`,
  short: (dealer: string, players: readonly string[], ante: string) =>
    `${dealer} deals. ${listed(players)} ${players.length === 1 ? 'has' : 'have'} too little for the ante of ${ante}.`,
  forScore: (dealer: string) => `${dealer} deals. The game is for the score alone.`,
  round: (round: number, rounds: number, dealer: string, player: string) =>
    `Round ${small(round)} of ${small(rounds)}, ${dealer} dealt. ${player}, how many?`,
  next: (typed: readonly string[], player: string) => `${typed.join(', ')}. ${player}, how many?`,
  rest: (typed: readonly string[], player: string, rest: string) =>
    `${typed.join(', ')}. That leaves ${player} ${rest}.`,
  counts: (counts: readonly string[]) => `${counts.join(', ')}.`,
  of: (name: string, points: number) => `${name} ${points}`,
  wrong: (counts: readonly string[], total: number, points: number) =>
    counts.length === 1
      ? `${counts.join()} is too many; a round is ${points}. Count again.`
      : `${listed(counts)} are ${total}; a round is ${points}. Count again.`,
  dealerCounts: (dealer: string) => `${dealer} dealt, and the discards are worth 1 or more. Count again.`,
  aid: (player: string) => `${player}: how many tricks, and which counting cards?`,
  leads: (players: readonly string[], score: number) =>
    `${listed(players)} ${players.length === 1 ? 'leads' : 'lead'} with ${score}.`,
  won: (winner: string, score: number, sum: string) =>
    `${winner} wins the game with ${score} and takes ${sum}.`,
  wonScore: (winner: string, score: number) => `${winner} wins the game with ${score}.`,
  tied: (winners: readonly string[], score: number, sums: readonly string[]) =>
    `${listed(winners)} have ${score} each${sums.length ? `: ${listed(sums)}` : ''}.`,
  stays: (best: readonly string[], score: number, sum: string) =>
    `${listed(best)} have ${score} each. The pot of ${sum} stays.`,
  closed: 'The table is closed.',
};

const table = {
  pot: 'in the pot',
  potShort: (sum: string) => `Pot ${strong(sum)}`,
  game: (number: number) => `Game ${number}`,
  round: (number: number) => `Round ${number}`,
  earlierGame: 'Earlier game',
  deals: 'deals',
  score: (score: number) => `score ${score}`,
  rounds: (points: readonly number[]) => `rounds ${listed(points.map(String))}`,
  countOf: (name: string, points: string) =>
    points
      ? `${name}: ${Number(points)} ${Number(points) === 1 ? 'point' : 'points'}, count again`
      : `${name}: not counted yet`,
  gamesWon: (games: number) => `${counted(games, 'game')} won`,
  whoCounts: 'Count the tricks',
  chooseAnte: 'Another stake: tap a coin.',
  noAnte: (name: string) => `${name} has no money for any stake.`,
  countHint: 'Two figures for each player, such as 08. Tap a count to replace it.',
  aid: 'Counting aid',
  aidHint: 'Type the tricks below',
  giveUp: 'Give up',
  tapAgain: 'Tap again to give up',
  tricks: (tricks: string) => counted(Number(tricks || 0), 'trick'),
  closeAid: 'Back',
  cards: {
    honour: 'XXI, I, Fool',
    king: 'Kings',
    queen: 'Queens',
    cavalier: 'Cavaliers',
    jack: 'Jacks',
  },
};

/** What the main button does. */
const steps = {
  addPlayer: 'Add a player',
  ante: 'Ante',
  each: (sum: string) => `${sum} each`,
  forScore: 'for the score',
  short: 'Too little for the ante',
  record: 'Record',
  typeCounts: 'Type two counts',
  next: (points: number) => `Only ${points}`,
  check: (names: readonly string[]) => `Check ${listed(names)}`,
  dealerCounts: 'The dealer has 1 or more',
  calculating: 'Settling the game',
  usePoints: 'Use these points',
  points: (points: number) => counted(points, 'point'),
  typeTricks: 'Type the tricks',
  tooManyCards: 'Too few tricks for these cards',
};

const keys = {
  points: 'Figures of the count',
  tricks: 'Figures of the tricks',
  remove: 'Delete the last figure',
  /** What Undo takes back. */
  figure: (figure: string) => `figure ${figure}`,
  card: {
    honour: 'XXI, I or Fool',
    king: 'King',
    queen: 'Queen',
    cavalier: 'Cavalier',
    jack: 'Jack',
  },
};

/** Entries and events as sentences, in the words of the log. */
const entries = {
  ante: (sum: string) => `Each player antes ${sum}.`,
  counted: (dealer: string, counts: readonly string[]) => `${dealer} dealt: ${listed(counts)}.`,
  end: 'The game is given up.',
  antesReturned: 'The antes return.',
  kept: (sum: string) => `${sum} stays in the pot.`,
  shared: (sum: string, shares: readonly string[]) => `The pot of ${sum} is shared: ${listed(shares)}.`,
  of: (name: string, sum: string) => `${name} ${sum}`,
};

/** The same in a few words, for the undo button. */
const short = { ante: 'Ante', end: 'Give up' };

/** Ways out of a refusal. */
const fixes = {
  countAgain: 'Count again',
  giveUp: 'Give the game up first',
  anteFirst: 'Ante first',
  enterAgain: 'Enter it as the next round',
  ante: (sum: string) => `Ante ${sum}`,
  newTable: 'Open another table',
};

const shortcuts = {
  title: 'The counts',
  figures: ['0 to 9', 'the count of the player who is asked'] as readonly [string, string],
  remove: ['Backspace', 'delete the last figure'] as readonly [string, string],
  aid: ['T', 'the counting aid'] as readonly [string, string],
};

/** The steps that a practice table shows. `button` is the text of the button to tap. */
const guide = {
  addPlayers: 'Add players until three sit at the table. The first one deals first.',
  ante: (button: string) => `“${button}” begins a game: each player pays into the pot.`,
  short: (player: string) => `${player} has too little for the ante. Tap the button to bring in money.`,
  count: (player: string) =>
    `Count the tricks of ${player} and type two figures. With the counting aid, type the tricks and tap the cards.`,
  record: (button: string) => `The third player has the rest of 78. If the player agrees, tap “${button}”.`,
  wrong: 'Tap the count that is wrong, then type it again.',
  calculating: 'Paroli settles the game.',
};

/** The words of the game in sentences, as regular expressions without groups. */
const termPatterns = {
  ante: 'antes?',
  pot: 'pot',
  round: 'rounds?',
  discards: 'discards',
  counting: 'counting cards?',
};

export const en = { calls, table, steps, keys, entries, short, fixes, shortcuts, guide, termPatterns };

export type Messages = typeof en;
