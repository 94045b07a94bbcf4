/** The sentences that the dealer reads aloud, complete or with gaps for what the next tap names. */

import { GAP } from '../../../../i18n/markup.ts';
import { counted } from '../../../../i18n/en/grammar.ts';

const POINTS: readonly string[] = [
  'nothing',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];

export const calls = {
  noPlayers: 'No players yet. Add the players in the order of their seats.',
  onePlayer: (name: string) => `${name} is here. Add the other players.`,
  firstBank: (name: string) => `${name} banks ${GAP}`,
  dealPasses: (name: string) => `The deal passes to ${name}, who banks ${GAP}`,
  passed: (banker: string, sum: string) => `${banker} passes at ${sum}. Who takes it?`,
  tooLittle: (name: string) => `${name} has too little for a bank.`,
  noBank: 'No player has enough money for a bank. Buy in, or close the table.',
  passedTooHigh: (banker: string, sum: string, next: string) =>
    `${banker} passes at ${sum}, which no other player has. ${next}`,
  passedToAuction: (banker: string, sum: string) =>
    `${banker} passes at ${sum}, which no other player has. Who banks, for how much?`,
  auction: 'The bank is open. Who banks, for how much?',
  whoBanks: (sum: string) => `Who banks ${sum}?`,
  noStakes: (banker: string, bank: string) => `${banker} banks ${bank}. Who stakes?`,
  staking: (banker: string, bank: string, staked: string, open: string) =>
    `${banker} banks ${bank}; ${staked} staked, ${open} open.`,
  covered: (banker: string, bank: string) => `${banker} banks ${bank}, all covered.`,
  excess: (banker: string, bank: string, excess: string) =>
    `${banker} banks ${bank}; the stakes are ${excess} more.`,
  mustAccept: (banker: string, excess: string) =>
    `The stakes are ${excess} more than the bank. ${banker} accepts or passes.`,
  cannotAccept: (banker: string, excess: string) =>
    `The stakes are ${excess} more than the bank. ${banker} has too little: lower a stake, or pass.`,
  abide: (banker: string, bank: string, staked: string) =>
    `${banker} banks ${bank}; after the tie, ${staked} abides.`,
  banco: (name: string, bank: string) => `${name} goes bank for ${bank}.`,
  cheval: (name: string, bank: string) => `${name} goes bank for ${bank}, half on each hand.`,
  bancos: (one: string, other: string, bank: string) => `${one} and ${other} go bank, half of ${bank} each.`,
  whoGoesBank: 'Who goes bank?',
  whoGoesCheval: 'Who goes bank on both hands?',
  broken: (banker: string) => `The bank is broken. ${banker} adds ${GAP} or passes.`,
  brokenPasses: (banker: string) => `The bank is broken. ${banker} passes the deal.`,
  refill: (banker: string) => `${banker} adds ${GAP} to the bank.`,
  shoe: (cards: number) => `At most ${counted(cards, 'card')} left, too few for a hand. Shuffle.`,
  askShoe: 'Shuffle all cards? The bank and the stakes stay.',
  askShoeThatEnds: 'Shuffle all cards? That ends the bank, and the stakes go home.',
  stakes: (name: string) => `${name} stakes ${GAP}`,
  stakesInstead: (name: string, sum: string) => `${name} stakes ${GAP} instead of ${sum}`,
  holds: (name: string) => `${name} holds the cards`,
  hold: (holders: readonly string[]) => `Cards: ${holders.join(', ')}`,
  holdsOn: { right: (name: string) => `${name} right`, left: (name: string) => `${name} left` },
  closed: 'The table is closed.',

  /** A hand with two sides: what won on the right. */
  right: {
    bank: `Right: the bank. Left: ${GAP}`,
    punters: `Right: the punters. Left: ${GAP}`,
    tie: `Right: a tie. Left: ${GAP}`,
    none: `Right: not dealt. Left: ${GAP}`,
  },
  /** What won, before the sum. */
  results: {
    bank: 'The bank wins',
    punters: 'The punters win',
    tie: 'A tie',
  },
  bySide: {
    bank: 'the bank',
    punters: 'the punters',
    tie: 'a tie',
    none: 'not dealt',
  },
  sides: (right: string, left: string) => `Right ${right}, left ${left}`,
  wins: (result: string, sum: string, bank: string) => `${result} ${sum}; ${bank} in it.`,
  pays: (result: string, sum: string, bank: string) => `${result} ${sum}; ${bank} left in the bank.`,
  bankWins: (result: string, sum: string, bank: string) => `${result}: the bank wins ${sum}; ${bank} in it.`,
  bankPays: (result: string, sum: string, bank: string) =>
    `${result}: the bank pays ${sum}; ${bank} left in it.`,
  broke: (result: string) => `${result}: the bank is broken.`,
  dealLost: (result: string, sum: string) => `${result} ${sum}; the deal passes.`,
  abides: (result: string) => `${result}: stakes abide.`,
  even: (result: string) => `${result}: the bank neither wins nor loses.`,

  /** Cards: whose hand, and its points. */
  parts: { bank: 'The bank', right: 'The punters', left: 'Left' },
  partsOfTwo: { bank: 'The bank', right: 'Right', left: 'Left' },
  points: POINTS,
  natural: (points: string) => `Natural ${points}`,
  firstCard: (part: string) => `${part}: first card ${GAP}`,
  secondCard: (part: string, card: string) => `${part}: ${card}, then ${GAP}`,
  stood: (part: string, points: string) => `${part} ${points}: no card.`,
  draws: (part: string, points: string) => `${part} ${points}: a card ${GAP}`,
  free: (part: string, points: string) => `${part} ${points}, as they like: ${GAP}`,
  drewFalsely: (part: string, points: string) => `${part} ${points}, and drew: ${GAP}`,
};

export type Calls = typeof calls;
