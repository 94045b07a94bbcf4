/** The page for the players and the money of an open table. */

import { cap, counted } from '../../../../i18n/en/grammar.ts';

export const seats = {
  title: 'Players and money',
  playerCount: (seated: number) => cap(counted(seated, 'player')),
  addPlayer: 'Add a player',
  add: 'Add',
  adding: 'Adding…',
  buyIn: 'Buy in',
  cashOut: 'Cash out',
  amount: 'Amount',
  actionFor: (act: string, name: string) => `${act}: ${name}`,
  bank: 'The bank',
  fundBank: 'Fund the bank',
  empty: 'No players yet.',
  close: 'Close the table',
  closeHint: 'All stakes and side bets are returned. After that, no entry can be made.',
  closing: 'Closing…',
};
