/** The board and the player's page, in English. */

import { listed } from '../../../i18n/en/grammar.ts';
import { strong } from '../../../i18n/markup.ts';

const board = {
  status: (hand: number) => `Hand ${hand}`,
  deals: (dealer: string) => `${dealer} deals`,
  dealt: (dealer: string) => `${dealer} dealt`,
  level: (sum: string) => `Level ${sum}`,
  waits: 'The next hand is about to be dealt.',
  lastPayments: 'Last payments',
  compartments: 'What lies on the board',
  poch: 'Poch',
  bets: 'Bets in the Poch',
  hints: {
    noPlayers: 'Three players or more play. Each deals in turn.',
    between: 'Before each hand, money goes into the seven pools of the board.',
    claiming: 'The player with the trump card of a pool takes what lies in it.',
    betting: 'The players bet in turn on the best hand. The betting stops when all have passed.',
    showing: 'The best hand wins the Poch: four of a kind, three, a pair, or the higher cards.',
    settling: 'The best hand wins the Poch: four of a kind, three, a pair, or the higher cards.',
    playing: 'Cards are laid up to thirty-one. The last card of a sequence wins a piece from each player.',
    closed: 'The evening is over at this table.',
  },
};

const playerPage = {
  sitsOut: 'You do not play in this hand.',
  wonPools: (pools: readonly string[]) => `You won in this hand: ${strong(listed(pools))}.`,
  mayClaim: 'If you hold the trump card of a pool, show it: you get what lies there.',
  marriage: (sum: string) => `King and queen of trump together pay ${strong(sum)}.`,
  inPoch: (sum: string) => `You have ${strong(sum)} in the Poch.`,
  owes: (sum: string) => `You owe ${strong(sum)} to the Poch.`,
  yourTurn: 'It is your turn: bet or pass.',
  yourTurnOwing: (sum: string) => `It is your turn: see ${strong(sum)}, raise, pass or fold.`,
  folded: 'You gave up the Poch.',
  show: 'Show your hand. The best one wins the Poch.',
  runWon: (sum: string) => `You laid the last card of a sequence and got ${strong(sum)}.`,
  runPaid: (sum: string) => `You paid ${strong(sum)} for the last sequence.`,
  handWon: (sum: string) => `You won the last hand and got ${strong(sum)}.`,
  handPaid: (sum: string) => `You paid ${strong(sum)} for the cards you had left.`,
  settling: 'Paroli pays out the Poch.',
  closed: (net: string) => `The table is closed. Your net: ${strong(net)}.`,
  events: {
    dealt: 'Ante',
    youDeal: 'You dealt: ante',
    pools: (pools: readonly string[]) => `Pools: ${listed(pools)}`,
    bet: 'Bet',
    see: 'See',
    pass: 'Pass',
    fold: 'Fold',
    best: 'Best hand',
    pochWon: 'Poch won',
    pochLost: 'Poch lost',
    runWon: 'Last card of a sequence',
    runPaid: (winner: string) => `Sequence of ${winner}`,
    handWon: 'Out of cards',
    handPaid: (winner: string) => `Cards left, to ${winner}`,
    betReturned: 'Hand given up: bet returned',
    givenUp: 'Hand given up',
    shared: 'The table closed: share of the pools',
    closed: 'The table closed',
  },
};

export const en = { board, playerPage };

export type PagesMessages = typeof en;
