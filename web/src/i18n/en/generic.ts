/** The page of a game that has no pages of its own. */

import { counted, grouped } from './grammar.ts';

export const generic = {
  game: 'Game',
  preset: 'House rules',
  none: 'none',
  emptyForNone: 'Leave empty for none.',
  limits: (least: number, most: number) => `From ${grouped(least)} to ${grouped(most)}.`,
  limitsOrWord: (least: number, most: number, words: readonly string[]) =>
    `From ${grouped(least)} to ${grouped(most)}, or ${words.join(', ')}.`,
  enterNumbers: (longest: number, least: number, most: number) =>
    `Enter 1 to ${longest} whole numbers from ${grouped(least)} to ${grouped(most)}.`,
  maxBelowMin: 'This is below the minimum. Enter a larger amount.',
  newEntry: 'New entry',
  entryKind: 'Entry',
  choosePlayer: 'Choose a player',
  chooseOne: 'Choose one',
  writeCard: 'Write a card: K, 10, or Kh for the king of hearts.',
  cardCount: (least: number, most: number) =>
    least === most ? `Write ${counted(least, 'card')}.` : `Write ${least} to ${most} cards.`,
  optional: (field: string) => `${field} (optional)`,
  entry: (meaning: string, values: readonly string[]) =>
    values.length ? `${meaning}: ${values.join(', ')}` : meaning,
  record: (entry: string) => `Record: ${entry}`,
  unsent: (count: number) => `${counted(count, 'entry is', 'entries are')} not recorded yet.`,
  offline: 'The server does not respond. Entries wait on this device.',
  missing: 'This table was not found, or this device is not allowed to view it.',
  name: 'Name',
  balance: 'Balance',
  balances: 'Balances',
  noPlayers: 'No player is seated yet.',
  log: 'What happened',
  field: (name: string, value: string) => `${name}: ${value}`,
  part: (name: string, value: string) => `${name} ${value}`,
  yes: 'yes',
  outside: 'Outside the table',
  noBoard: 'This game has no board yet.',
  noPlayerPage: 'This game has no page for players yet.',
  toTable: 'Open the table page',
};
