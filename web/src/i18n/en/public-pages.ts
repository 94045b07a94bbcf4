/** The board, the player's page and the evening page: labels and figures. */

import { counted } from './grammar.ts';
import { strong } from '../markup.ts';

export const evening = {
  title: 'Evening',
  summary: (tables: number, players: number, time: string) =>
    `${counted(tables, 'table')} · ${counted(players, 'player')} · ${time}`,
  player: 'Player',
  table: 'Table',
  soFar: 'The evening so far',
  net: 'Net',
  open: 'open',
  closedAt: (time: string) => `closed ${time}`,
  bankNet: (net: string) => strong(`Bank ${net}`),
  holds: (sum: string) => `holds ${sum}`,
  owes: (sum: string) => `owes ${sum}`,
  paidOut: 'paid out',
  balances: 'The accounts balance',
  doesNotBalance: 'The accounts do not balance',
  balanceDetail: (players: string, banks: string) =>
    `Players ${strong(players)}, banks ${strong(banks)}. The total is zero, as it must be.`,
  imbalanceDetail: (players: string, banks: string) =>
    `Players ${strong(players)}, banks ${strong(banks)}. The total must be zero. Tell the house.`,
  showOnBoard: 'Show on the board',
  currency: 'Currency',
  empty: 'No table has been opened yet.',
};
