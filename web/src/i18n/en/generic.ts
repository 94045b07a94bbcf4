/** The page of a game that has no pages of its own. */

import { cap, counted } from './grammar.ts';

export const generic = {
  game: 'Game',
  none: 'none',
  optional: (field: string) => `${field} (optional)`,
  entry: (meaning: string, values: readonly string[]) =>
    values.length ? `${meaning}: ${values.join(', ')}` : meaning,
  inControl: (device: string) => `${device} has control.`,
  noStorage: 'This browser cannot store entries: keep this page open.',
  remove: 'Remove',
  removeEntry: (entry: string) => `Remove: ${entry}`,
  tooLate: 'This entry may have been sent already. It stays until the server responds.',
  tableNow: 'The table now',
  showEarlier: 'Show earlier entries',
  loadingEarlier: 'Loading…',
  recordedBy: (device: string) => `recorded by ${device}`,
  settledByServer: 'calculated by the server',
  unsent: (count: number) => `${cap(counted(count, 'entry is', 'entries are'))} not recorded yet.`,
  offline: 'The server does not respond. Entries wait on this device.',
  missing: 'This table was not found, or this device is not allowed to view it.',
  closedHint: 'Undo opens it again. Standings, balances and entries stay here.',
  name: 'Name',
  balance: 'Balance',
  balances: 'Balances',
  noPlayers: 'No player is seated yet. Seat the first one with the form.',
  log: 'What happened',
  field: (name: string, value: string) => `${name}: ${value}`,
  part: (name: string, value: string) => `${name} ${value}`,
  yes: 'yes',
  outside: 'Money from outside',
  toTable: 'Open the table page',
};
