/** The band: sentences of every table, and the state of the connection. */

import { cap, counted } from '../../../i18n/en/grammar.ts';

export const band = {
  addsPlayer: 'Who joins the table, with how much money?',
  whatNext: (name: string) => `What does ${name} do?`,
  closed: 'The table is closed.',
  noPlayers: 'No players yet. Add the first player.',
  calculating: (entries: number) => `Calculating ${counted(entries, 'entry', 'entries')}…`,
  winsUnknown: 'Wins appear when the connection is back.',
  noStorage: 'This browser cannot store entries: keep this page open.',
  noConnection: (time: string, waiting: number) =>
    `No connection since ${time}. Keep dealing: ${counted(waiting, 'entry is', 'entries are')} waiting on this device.`,
  offline: (time: string) => `No connection since ${time}. Keep dealing.`,
  /** At a closed table: what this device still has to send; '' for nothing. */
  waiting: (entries: number) =>
    entries ? `${cap(counted(entries, 'entry is', 'entries are'))} waiting on this device.` : '',
  noControl: 'Another device has control, so entries here may be refused.',
  signedOut: (waiting: number) => [
    'Signed out.',
    waiting
      ? `Sign in: ${counted(waiting, 'entry is', 'entries are')} waiting on this device.`
      : 'Sign in to continue.',
  ],
  bank: (net: string) => `bank ${net}`,
  bankBroke: (owes: string) => `broke, owes ${owes}`,
  bankLine: 'Bank',
  notLoaded: 'This cannot be loaded now. It loads by itself when the server responds.',
  neverOpened: 'This device has not opened this table before. The table opens when the server responds.',
};
