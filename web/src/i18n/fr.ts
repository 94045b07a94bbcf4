/** Every text that a person reads, in French. */

import type { Messages } from './en.ts';
import { announcements } from './fr/draw-calls.ts';
import { declared } from './fr/declared.ts';
import { generic } from './fr/generic.ts';
import { publicPages } from './fr/public-page-details.ts';
import { tableHints } from './fr/table-hints.ts';
import {
  copyField,
  errors,
  home,
  signInLink,
  signIn,
  menu,
  practice,
  roles,
  settings,
  scoreSheet,
} from './fr/home.ts';
import { keys } from './fr/keys.ts';
import { history } from './fr/history.ts';
import { newTable, seats } from './fr/new-table.ts';
import { screenReader, shortcuts } from './fr/screen-reader.ts';
import { rules } from './fr/rules.ts';
import * as grammar from './fr/grammar.ts';
import { board, evening, playerPage } from './fr/public-pages.ts';
import { fixes, rejection, rejectionReasons } from './fr/rejections.ts';
import { answers, band, syncStatus, couch, mainButton, playerRow, tray, undo } from './fr/table.ts';
import { ruleNotes } from './fr/rule-notes.ts';

export const fr: Messages = {
  locale: 'fr-FR',
  letters: { J: 'V', Q: 'D', K: 'R' },
  rank: grammar.rank,
  card: grammar.card,
  theCard: grammar.the,
  suit: grammar.suit,
  ordinal: grammar.ordinal,
  listed: grammar.listed,
  capitalize: grammar.cap,
  date: (day) => day.replace(/^1\b/, '1er'),
  today: (time) => `aujourd’hui, ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  seconds: (count) => grammar.counted(count, 'seconde', { feminine: true }),
  minutes: (count) => grammar.counted(count, 'minute', { feminine: true }),
  aMinute: 'une minute',
  announcements,
  band,
  syncStatus,
  playerRow,
  couch,
  answers,
  mainButton,
  undo,
  tray,
  screenReader,
  shortcuts,
  rejectionReasons,
  rejection,
  fixes,
  board,
  playerPage,
  evening,
  publicPages,
  tableHints,
  copyField,
  declared,
  errors,
  generic,
  home,
  signInLink,
  keys,
  signIn,
  history,
  menu,
  newTable,
  practice,
  roles,
  rules,
  seats,
  settings,
  scoreSheet,
  ruleNotes,
};
