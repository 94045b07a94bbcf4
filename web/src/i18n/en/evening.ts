/** The evening page. */

import { counted, uncap } from './grammar.ts';
import { strong } from '../markup.ts';

export const evening = {
  title: 'Evening',
  summary: (tables: number, players: number, time: string) =>
    `${counted(tables, 'table')} · ${counted(players, 'player')} · ${time}`,
  player: 'Player',
  table: 'Table',
  soFar: 'The evening so far',
  net: 'Net',
  open: (last: string) => `open, last change ${last}`,
  closedAt: (time: string) => `closed ${time}`,
  bankNet: (net: string) => strong(`Bank ${net}`),
  poolsNet: (net: string) => strong(`Pools ${net}`),
  bankAndPoolsNet: (net: string) => strong(`Bank and pools ${net}`),
  holds: (sum: string) => `has ${sum}`,
  owes: (sum: string) => `owes ${sum}`,
  holderOwes: (holder: string, sum: string) => `${holder} owes ${sum}`,
  held: (sum: string) => `had ${sum} at the end`,
  balances: 'The accounts balance',
  doesNotBalance: 'The accounts do not balance',
  otherParties: (hasBanks: boolean, hasPools: boolean): string =>
    hasPools ? (hasBanks ? 'banks and pools' : 'pools') : 'banks',
  balanceDetail: (players: string, others: string, sum: string) =>
    `Players ${strong(players)}, ${others} ${strong(sum)}. The total is zero, as it must be.`,
  imbalanceDetail: (players: string, others: string, sum: string) =>
    `Players ${strong(players)}, ${others} ${strong(sum)}. The total must be zero. Tell the organiser.`,
  showOnBoard: 'Show on the board',
  currency: 'Currency',
  /** The currencies of the other tables, which the buttons show. */
  alsoIn: (currencies: readonly string[]) => `other currencies: ${currencies.map(uncap).join('; ')}`,
  empty: 'No table has been opened yet.',
  range: 'Which tables',
  thisEvening: 'This evening',
  all: 'All evenings',
  board: 'Board',
  reports: 'Reports',
  boardOf: (table: string) => `Board of ${table}`,
  tables: 'Tables',
  openTables: 'In play',
  closedTables: 'Closed',
  standings: 'Standings across all tables',
  place: 'Place',
  change: 'Change',
  noPlayers: 'No players yet.',
  alike: (names: string) =>
    `${names} are counted apart. If they are one person, rename a seat in the history of its table, or, before the close, give the seats one bankroll.`,
  openOne: 'Open a table',
};
