/** Events of a session itself, in every game. */

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
  ruling: (payer: string, payee: string, sum: string) => `Ruling: ${payer} pays ${payee} ${sum}.`,
  bank: 'the bank',
  withReason: (text: string, reason: string) => `${text} Reason: ${reason}`,
};
