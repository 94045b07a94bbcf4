/** The home page. */

import { cap, counted } from '../../../i18n/en/grammar.ts';

export const en = {
  tables: 'Tables',
  running: 'Tables in play',
  recent: 'Recent tables',
  evening: 'This evening',
  toEvening: 'All standings',
  eveningCounts: (tables: number, players: number) =>
    `${cap(counted(tables, 'table'))} · ${counted(players, 'player')}`,
  leaders: 'Leaders of the evening',
  version: (version: number) => (version === 1 ? '1 event' : `${version} events`),
  learn: 'Learn the games',
  practice: 'Practice table',
  creatingPractice: 'Creating the table…',
  isPractice: 'Practice',
  isHidden: 'Hidden',
  control: 'Control',
  newTable: 'Open a new table',
  sheet: 'Play your own score sheet',
  demonstration: 'Demo evening',
  playingDemonstration: 'Playing the evening…',
  older: 'Older tables',
  olderShown: (count: number) => `${cap(counted(count, 'older table'))} shown.`,
  search: 'Find a table by its name',
  found: (count: number) => `${cap(counted(count, 'table'))} found.`,
  noneFound: (name: string) => `No table’s name contains “${name}”.`,
  loading: 'Loading tables…',
  onThisDevice: 'Tables on this device',
  onThisDeviceHint: 'These tables open without a connection. Their entries are sent when it is back.',
  noneOnThisDevice: 'This device has no table that opens without a connection.',
  notHere: 'not on this device',
  unnamed: 'A table without a name',
  asOf: (time: string) => `as of ${time}`,
  waiting: (count: number) => (count === 1 ? '1 entry waiting' : `${count} entries waiting`),
  empty: 'No tables yet',
  emptyReadOnly: 'Tables that this device can view appear here.',
  permissions: 'What this device can do',
};

export type HomeMessages = typeof en;
