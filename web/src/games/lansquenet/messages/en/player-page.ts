/** The player's page. */

import { counted } from '../../../../i18n/en/grammar.ts';
import { strong } from '../../../../i18n/markup.ts';

export const playerPage = {
  banks: (banker: string, wager: string) => `${banker} banks ${wager}.`,
  youBank: (wager: string) => `You bank ${strong(wager)}.`,
  putUp: 'You bank: put up a wager.',
  notCovered: 'No player covers it yet.',
  bankPlays: (sum: string) =>
    `${strong(sum)} is covered: you win it with twins or left, and pay it with right.`,
  bankedWon: (sum: string) => `Since you have the deck, you have won ${strong(sum)}.`,
  bankedLost: (sum: string) => `Since you have the deck, you have lost ${strong(sum)}.`,
  youSell: 'You sell the deck.',
  youCover: (sum: string) =>
    `You cover ${strong(sum)}: you win it with right, and lose it with twins or left.`,
  mayCover: (left: string) => `Left to cover: ${strong(left)}. Tell the dealer how much you cover.`,
  mayBuy: 'You can buy the deck: say your price.',
  allCovered: 'The wager is covered. You do not play in this hand.',
  banksNext: 'You bank next.',
  banksIn: (seats: number) => `The deck moves ${counted(seats, 'seat')} until you bank.`,
  settling: 'Paroli calculates the hand.',
  wonHand: (sum: string) => `You won ${strong(sum)} in the last hand.`,
  lostHand: (sum: string) => `You lost ${strong(sum)} in the last hand.`,
  status: (table: string, hand: number) => `${table} · hand ${hand}`,
  yourWager: 'your wager',
  yourCover: 'your cover',
  hand: (number: number) => `hand ${number}`,
  events: {
    wager: 'Wager',
    cover: 'Cover',
    coverBack: 'Cover taken back',
    won: { twins: 'Twins: won', left: 'Left: won', right: 'Right: won' },
    lost: { twins: 'Twins: lost', left: 'Left: lost', right: 'Right: lost' },
    withSum: (text: string, sum: string) => `${text} ${sum}`,
    getsDeck: 'You bank now',
    passed: 'You passed the deck',
    bought: 'You bought the deck',
    sold: (name: string) => `${name} bought the deck from you`,
    returned: 'The table closed: money returned',
    closed: 'The table closed',
  },
  closed: (net: string) => `The table is closed. Your net: ${strong(net)}.`,
};
