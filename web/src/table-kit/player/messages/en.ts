/** The player's page, of any game. */

import { ordinal, small } from '../../../i18n/en/grammar.ts';

export const en = {
  page: (name: string) => `${name} · Paroli`,
  choose: 'Choose a player',
  noPlayers: 'No players at this table yet.',
  inPurse: 'In your purse',
  withStakes: (sum: string) => `Purse and stakes: ${sum}`,
  onTable: 'on the table',
  atTable: 'at this table',
  place: ordinal,
  of: (players: number) => `of ${small(players)}`,
  youBank: 'You bank.',
  isAsked: 'The table waits for you.',
  cashedOut: (sum: string) => `You have cashed out ${sum}.`,
  settling: 'The result is being calculated.',
  closed: (net: string) => `At this table: ${net}.`,
  wonEvening: 'You win the evening.',
  history: 'What happened',
  noHistory: 'Nothing yet.',
  /** Beside the result of a hand: its figure is all that came back to the purse. */
  toPurse: 'to the purse',
  older: 'Earlier',
  historyFailed: 'The history could not be loaded. It loads when the server responds.',
  events: {
    joined: 'Joined',
    buyIn: 'Bought in',
    cashOut: 'Cashed out',
    renamed: (previous: string, name: string) => `New name: ${name}, before ${previous}`,
    ruling: (reason: string) => (reason ? `Ruling: ${reason}` : 'Ruling'),
  },
};

export type PlayerMessages = typeof en;
