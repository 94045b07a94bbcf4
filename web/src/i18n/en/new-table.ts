/** The new-table form, and the page for the players and the money of an open table. */

import { grouped } from './grammar.ts';

const COINS: Readonly<Record<string, string>> = {
  gbp: 'pounds',
  eur: 'euros',
  usd: 'dollars',
  lsd: 'pounds',
  gn: 'guineas',
  livre: 'livres',
  points: 'points',
};

export const newTable = {
  title: 'New table',
  loading: 'Loading the rules…',
  open: 'Open the table',
  opening: 'Opening…',
  name: 'Name of the table',
  defaultName: (day: string) => `Table of ${day}`,
  currency: 'Currency',
  currencies: {
    points: 'Points',
    lsd: 'Pounds, shillings and pence',
    livre: 'Livres, sols and deniers',
    gbp: 'Pounds sterling',
    eur: 'Euros',
    usd: 'US dollars',
  } as Readonly<Record<string, string>>,
  plainNumber: (code: string) => `A plain number means ${COINS[code] ?? 'whole units'}.`,
  hints: {
    lsd: 'You can also enter 2l10s6d (2 pounds, 10 shillings, 6 pence) or 3gn (3 guineas).',
    livre: 'You can also enter 2l10s6d (2 livres, 10 sols, 6 deniers) or 3 écus.',
    gbp: 'You can also enter 2.50.',
    eur: 'You can also enter 2.50.',
    usd: 'You can also enter 2.50.',
  } as Readonly<Record<string, string>>,
  invalidAmount: 'This is not an amount. Enter a number.',
  amountRead: (sum: string) => `That is ${sum}.`,
  enterName: 'Enter a name.',
  enterWholeNumber: (least: number, most: number) =>
    `Enter a whole number from ${grouped(least)} to ${grouped(most)}.`,
  tooLong: (most: number) => `Too long. Enter at most ${grouped(most)} characters.`,
  noQuotationMarks: 'A name cannot contain quotation marks ("). Remove them.',
  resetToPreset: 'Reset to preset',
  failed: 'The table was not opened. Correct the fields marked below.',
};

export const seats = {
  recording: 'Recording…',
  closed: 'This table is closed.',
  recorded: 'Recorded.',
  withBankroll: 'plays with a bankroll',
};
