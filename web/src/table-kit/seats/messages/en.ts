/** Players and money of an open table of any game, and the fields of a new player. */

import { cap, counted } from '../../../i18n/en/grammar.ts';

export const en = {
  title: 'Players and money',
  playerCount: (seated: number) => cap(counted(seated, 'player')),
  adding: 'Adding…',
  enterPurse: 'Enter an amount. Enter 0 if the player buys in later.',
  enterValue: 'Enter a value.',
  noFreeSeat: 'Every seat is taken.',
  settleUp: 'Settle up at the table',
  amount: 'Amount',
  actionFor: (act: string, name: string) => `${act}: ${name}`,
  bank: 'The bank',
  empty: 'No players yet.',
  close: 'Close the table',
  closeHint: 'All stakes are returned, and play ends. Undo opens the table again.',
  closing: 'Closing…',
};

export type Messages = typeof en;
