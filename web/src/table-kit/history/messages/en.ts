/** The history and the standings of a table, of any game. */

import { listed, ordinal, small } from '../../../i18n/en/grammar.ts';

export const en = {
  title: 'What happened',
  loading: 'Loading the history…',
  tableThen: 'Show the table then',
  back: 'Back',
  forward: 'Forward',
  play: 'Play',
  pause: 'Pause',
  toEnd: 'To the end',
  versions: 'Events of the table',
  version: 'Event',
  versionOf: (at: number, newest: number) => `event ${at} of ${newest}`,
  atOf: (at: number, newest: number) => `${at} of ${newest}`,
  asItWas: (version: number) => `at event ${version}`,
  settling: 'calculating the result',
  bank: 'bank',
  isBroke: 'is broke',
  brokeOwes: (owes: string) => `bank broke, owes ${owes}`,
  bankNet: (net: string) => `bank ${net}`,
  noPlayers: 'No players yet',
  addFirstPlayer: 'Add the first player under',
  startHint: 'This is the start of the evening. “Forward” shows the next event.',
  player: 'Player',
  place: 'Place',
  purse: 'Purse',
  onTable: 'On the table',
  notShown: 'hidden',
  yourPlace: 'Your place',
  placeOf: (place: number, all: number | null) =>
    all === null ? ordinal(place) : `${ordinal(place)} of ${small(all)}`,
  youWin: 'You win the evening.',
  winners: (names: readonly string[]) => `Won by ${listed(names)}.`,
  bankOf: (holder: string | null) => (holder === null ? 'The bank' : `The bank, ${holder}`),
  downloadsTitle: 'Downloads',
  downloadsHint: 'JSON files, up to the event shown.',
  files: { balances: 'Balances', journal: 'Journal', events: 'Events' },
  downloaded: (file: string) => `${file} downloaded.`,
};

export type HistoryMessages = typeof en;
