/** The form that opens a table of any game: the steps, the bank and the seats. */

import { cap, counted, grouped, listed } from '../../../i18n/en/grammar.ts';

/** Many coins are a range. */
const LISTED_MOST = 5;
const cashText = (cash: readonly string[]): string =>
  cash.length > LISTED_MOST ? `notes and coins from ${cash[0]} to ${cash.at(-1)}` : listed(cash);

export const en = {
  repeatDetails: (rules: string, seats: number, bank: string | null) =>
    `${rules} · ${counted(seats, 'seat')}${bank === null ? '' : ` · bank ${bank}`}`,
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
  coins: 'Coins on the table',
  /** `cash`: the coins of payouts from the largest down, if the table has none of its own; none in points. */
  usualCoins: (cash: readonly string[]) =>
    `Stakes use these coins. ${cash.length ? `Payouts use ${cashText(cash)}. ` : ''}Tap a coin that you do not have: payouts then use those that are left.`,
  chosenCoins: 'Stakes and payouts use these coins. Tap a coin to remove it or to bring it back.',
  holder: 'Banker (optional)',
  funds: 'The bank starts with',
  ifEmpty: (rule: string, meaning: string) => `${rule} (empty: ${meaning})`,
  seats: 'Seats, in order around the table',
  seat: (number: number) => `Seat ${number}`,
  add: 'Add a seat',
  remove: (seat: string) => `Remove ${seat}`,
  up: (seat: string) => `Move ${seat} up`,
  down: (seat: string) => `Move ${seat} down`,
  emptySeats:
    'Seats without a name stay empty. You can add players later. The purse of the first seat fills the others.',
  seatLimit: (most: number) => `By these rules, ${counted(most, 'player')} may sit down.`,
  tooManySeats: (most: number) => `${cap(counted(most, 'player'))} may sit down. Remove a seat.`,
  enterFunds: 'Enter an amount. Enter 0 to fund the bank later.',
  enterNumbers: (longest: number, least: number, most: number) =>
    `Enter 1 to ${longest} whole numbers from ${grouped(least)} to ${grouped(most)}.`,
  nameTaken: (name: string) => `${name} already has a seat. Enter another name.`,
  maxBelowMin: 'This is below the minimum. Enter a larger amount.',
  partlyFailed: 'The table was only partly opened. Correct the fields marked below.',
  numbers: 'Numbers',
  count: 'How many',
  countOrNone: 'How many (empty: none, or no limit)',
  amount: 'Amount',
  amountOrNone: 'Amount (empty: none)',
};

export type Messages = typeof en;
