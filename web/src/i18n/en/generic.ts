/** The page of a game that has no pages of its own. */

import { cap, counted } from './grammar.ts';

export const generic = {
  game: 'Game',
  none: 'none',
  newEntry: 'New entry',
  entryKind: 'Entry',
  choosePlayer: 'Choose a player',
  chooseOne: 'Choose one',
  writeCard: 'Write a card: K, 10, or Kh for the king of hearts.',
  cardCount: (least: number, most: number) =>
    least === most ? `Write ${counted(least, 'card')}.` : `Write ${least} to ${most} cards.`,
  playerCount: (least: number, most: number) =>
    least === most ? `Choose ${counted(least, 'player')}.` : `Choose ${least} to ${most} players.`,
  numberCount: (least: number, most: number) =>
    `Enter a number for ${least === most ? counted(least, 'player') : `${least} to ${most} players`}.`,
  optional: (field: string) => `${field} (optional)`,
  entry: (meaning: string, values: readonly string[]) =>
    values.length ? `${meaning}: ${values.join(', ')}` : meaning,
  record: (entry: string) => `Record: ${entry}`,
  otherName: 'Another name…',
  nameOf: (field: string) => `${field}: name`,
  cardHint: 'Write K, 10, or Kh for the king of hearts, with spaces between cards.',
  cardOrSuitHint: 'Write K, 10, Kh for the king of hearts, or h for a heart, with spaces between cards.',
  recordedHint: 'Check the entry first. You can correct it later.',
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
