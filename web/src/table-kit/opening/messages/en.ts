/** The opening form: the steps, the bank and the seats. */

import { counted } from '../../../../i18n/en/grammar.ts';

export const opening = {
  repeatDetails: (rules: string, seats: number, bank: string) =>
    `${rules} · ${counted(seats, 'seat')} · bank ${bank}`,
  steps: ['Rules', 'Money', 'Seats'] as readonly string[],
  presets: 'Rules',
  presetSource: (source: string) =>
    `Source: ${source}. Tap a rule to change it, or to see what its words mean. A dashed label: no source gives this rule; we chose it.`,
  explains: 'Words of the game:',
  allSettings: 'Show all rules',
  mainSettings: 'Show main rules',
  toMoney: 'Money and seats',
  toSeats: 'Seats',
  back: 'Back',
  coins: (coins: readonly string[]) => `Coins for stakes: ${coins.join(' · ')}.`,
  holder: 'Banker (optional)',
  funds: 'The bank starts with',
  minStake: 'Minimum stake (empty: the smallest coin)',
  maxStake: 'Maximum stake (empty: no limit)',
  seats: 'Seats, in order around the table',
  seat: (number: number) => `Seat ${number}`,
  playerName: 'Name',
  purse: 'Purse',
  suit: 'Suit',
  noSuit: 'none',
  suits: { hearts: 'hearts', spades: 'spades', diamonds: 'diamonds', clubs: 'clubs' } as Readonly<
    Record<string, string>
  >,
  add: 'Add a seat',
  remove: (seat: string) => `Remove ${seat}`,
  up: (seat: string) => `Move ${seat} up`,
  down: (seat: string) => `Move ${seat} down`,
  emptySeats: 'Seats without a name stay empty. You can add players later.',
  enterFunds: 'Enter an amount. Enter 0 to fund the bank later.',
  enterPurse: 'Enter an amount. Enter 0 if the player buys in later.',
  enterLadder: (longest: number, least: number, most: number) =>
    `Enter 1 to ${longest} whole numbers from ${least} to ${most}. Start with the first win.`,
  nameTaken: (name: string) => `${name} already has a seat. Enter another name.`,
  maxBelowMin: 'This is below the minimum stake. Enter a larger amount.',
  partlyFailed: 'The table was only partly opened. Correct the fields marked below.',
  ladderLabel: 'Multiples of the stake, starting with the first win',
  count: 'How many',
  countOrNone: 'How many (empty: none, or no limit)',
  amountOrNone: 'Amount (empty: none)',
};
