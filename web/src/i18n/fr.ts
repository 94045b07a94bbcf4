/** Every text that a person reads, in French. */

import type { Messages } from './en.ts';
import { calls } from './fr/draw-calls.ts';
import { following } from './fr/public-page-details.ts';
import { deal } from './fr/table-hints.ts';
import { copying, failed, home, instead, lock, menu, practice, roles, settings, sheet } from './fr/home.ts';
import { keyring } from './fr/keys.ts';
import { log } from './fr/history.ts';
import { newTable, seats } from './fr/new-table.ts';
import { reader, shortcuts } from './fr/screen-reader.ts';
import { rules } from './fr/rules.ts';
import * as say from './fr/grammar.ts';
import { board, evening, punter } from './fr/public-pages.ts';
import { mends, slip, slips } from './fr/rejections.ts';
import { answer, band, chip, couch, main, row, tray, undo } from './fr/table.ts';
import { whys } from './fr/rule-notes.ts';

export const fr: Messages = {
  locale: 'fr-FR',
  letters: { J: 'V', Q: 'D', K: 'R' },
  rank: say.rank,
  card: say.card,
  theCard: say.the,
  suit: say.suit,
  ordinal: say.ordinal,
  listed: say.listed,
  cap: say.cap,
  date: (day) => day.replace(/^1\b/, '1er'),
  today: (time) => `aujourd’hui, ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  seconds: (count) => say.counted(count, 'seconde', { feminine: true }),
  minutes: (count) => say.counted(count, 'minute', { feminine: true }),
  aMinute: 'une minute',
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
