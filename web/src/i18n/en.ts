/** Every text that a person reads, in English. */

import { calls } from './en/draw-calls.ts';
import { following } from './en/public-page-details.ts';
import { deal } from './en/table-hints.ts';
import { copying, failed, home, instead, lock, menu, practice, roles, settings, sheet } from './en/home.ts';
import { keyring } from './en/keys.ts';
import { log } from './en/history.ts';
import { newTable, seats } from './en/new-table.ts';
import { reader, shortcuts } from './en/screen-reader.ts';
import { rules } from './en/rules.ts';
import * as say from './en/grammar.ts';
import { board, evening, punter } from './en/public-pages.ts';
import { mends, slip, slips } from './en/rejections.ts';
import { answer, band, chip, couch, main, row, tray, undo } from './en/table.ts';
import { whys } from './en/rule-notes.ts';

export const en = {
  locale: 'en-IE' as 'en-IE' | 'fr-FR',
  /** The letters of the keys. */
  letters: { J: 'J', Q: 'Q', K: 'K' } as Readonly<Record<'J' | 'Q' | 'K', string>>,
  rank: say.rank,
  card: say.card,
  theCard: (card: string): string => `the ${say.card(card)}`,
  suit: say.suit,
  ordinal: say.ordinal,
  listed: say.listed,
  cap: say.cap,
  /** A day and a month, "13 November", as it is written out. */
  date: (day: string): string => day,
  today: (time: string): string => `today, ${time}`,
  onDay: (day: string, time: string): string => `${day}, ${time}`,
  seconds: (count: number): string => say.counted(count, 'second'),
  minutes: (count: number): string => say.counted(count, 'minute'),
  aMinute: 'a minute',
  calls,
  band,
  chip,
  row,
  couch,
  answer,
  main,
  undo,
  tray,
  reader,
  shortcuts,
  slips,
  slip,
  mends,
  board,
  punter,
  evening,
  following,
  deal,
  copying,
  failed,
  home,
  instead,
  keyring,
  lock,
  log,
  menu,
  newTable,
  practice,
  roles,
  rules,
  seats,
  settings,
  sheet,
  whys,
};

export type Messages = typeof en;
