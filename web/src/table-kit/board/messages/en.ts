/** The board on the wall, of any game. */

import { listed } from '../../../i18n/en/grammar.ts';

export const en = {
  page: (table: string) => `${table} · board`,
  noPlayers: 'No players yet.',
  banks: (name: string) => `${name} banks.`,
  bank: 'The bank',
  pools: 'In the pools',
  bankHolds: 'Bank holds',
  bankOwes: 'Bank owes',
  closed: 'The table is closed.',
  finalStandings: 'Final standings',
  leaders: (names: readonly string[], net: string) =>
    `${listed(names)} ${names.length === 1 ? 'is' : 'are'} first with ${net}.`,
  winners: (names: readonly string[]) => `Won by ${listed(names)}.`,
  /** Which of the people a page of the wall shows. */
  range: (first: number, last: number, count: number) => `${first} to ${last} of ${count}`,
  lastEntries: 'What happened last',
  ownPage: 'Your own page',
};

export type BoardMessages = typeof en;
