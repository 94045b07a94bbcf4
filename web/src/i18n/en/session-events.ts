/** Events of a session itself, in every game. */

import { strong } from '../markup.ts';
import { cap, counted } from './grammar.ts';

export const sessionEvents = {
  controlTaken: (device: string) => `${device} takes control.`,
  undone: (entries: number) => `Undone: ${counted(entries, 'entry', 'entries')}.`,
  decidedAgain: 'A correction: later entries are decided again.',
  restored: 'Restored: one entry.',
  amended: 'An earlier entry is corrected.',
  inserted: 'An entry is inserted.',
  struck: 'An earlier entry is struck out.',
  dropped: (entries: number) => `${cap(counted(entries, 'later entry', 'later entries'))} no longer counted.`,
  /** Entries that an earlier correction dropped. */
  countsAgain: (entries: number) =>
    `${cap(counted(entries, 'later entry', 'later entries'))} ${entries === 1 ? 'counts' : 'count'} again.`,
  ruling: (payer: string, payee: string, sum: string) => `Ruling: ${payer} pays ${payee} ${sum}.`,
  filed: {
    practice: 'The table is practice. It does not count.',
    hidden: 'The evening leaves the table out.',
    gathering: 'The table counts in an evening.',
    none: 'The table counts and belongs to no evening.',
  },
  playerRenamed: (previous: string, name: string) => `${previous} is called ${name} now.`,
  renamed: (previous: string, name: string) => `The table ${previous} is called ${name} now.`,
  linked: (player: string) => `${player} plays with a bankroll.`,
  returned: (purses: number) =>
    `${cap(counted(purses, 'purse'))} went back to ${purses === 1 ? 'its bankroll' : 'their bankrolls'}.`,
  /** `sum`: what the bankroll of a bank below zero paid; null if it had nothing. */
  bankrollPaid: (sum: string | null) =>
    sum === null ? 'The bankroll of the bank had nothing.' : `The bankroll of the bank paid ${sum}.`,
  bank: 'the bank',
  pool: (name: string) => `the ${name} pool`,
  /** The bank, with the person who holds it. */
  held: (bank: string, holder: string) => `${bank} (${holder})`,
  /** A payment between a player or the bank and the box, which is the money at the table. */
  fromBox: (party: string, sum: string) => `${strong(party)} gets ${strong(sum)} from the box`,
  intoBox: (party: string, sum: string) => `${strong(party)} pays ${strong(sum)} into the box`,
  pays: (payer: string, payee: string, sum: string) =>
    `${strong(payer)} pays ${strong(payee)} ${strong(sum)}`,
  paid: (payment: string) => `Paid: ${payment}.`,
  withReason: (text: string, reason: string) => `${text} Reason: ${reason}`,
};
