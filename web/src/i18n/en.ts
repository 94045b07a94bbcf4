/** Every text that a person reads, in English. */

import { announcements } from './en/draw-calls.ts';
import { declared } from './en/declared.ts';
import { generic } from './en/generic.ts';
import { publicPages } from './en/public-page-details.ts';
import { tableHints } from './en/table-hints.ts';
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
} from './en/home.ts';
import { keys } from './en/keys.ts';
import { history } from './en/history.ts';
import { newTable, seats } from './en/new-table.ts';
import { screenReader, shortcuts } from './en/screen-reader.ts';
import { rules } from './en/rules.ts';
import * as grammar from './en/grammar.ts';
import { board, evening, playerPage } from './en/public-pages.ts';
import { fixes, rejection, rejectionReasons } from './en/rejections.ts';
import { answers, band, syncStatus, couch, mainButton, playerRow, tray, undo } from './en/table.ts';
import { ruleNotes } from './en/rule-notes.ts';

export const en = {
  locale: 'en-IE' as 'en-IE' | 'fr-FR',
  /** The letters of the keys. */
  letters: { J: 'J', Q: 'Q', K: 'K' } as Readonly<Record<'J' | 'Q' | 'K', string>>,
  rank: grammar.rank,
  card: grammar.card,
  theCard: (card: string): string => `the ${grammar.card(card)}`,
  suit: grammar.suit,
  ordinal: grammar.ordinal,
  listed: grammar.listed,
  capitalize: grammar.cap,
  /** A day and a month, "13 November", as it is written out. */
  date: (day: string): string => day,
  today: (time: string): string => `today, ${time}`,
  onDay: (day: string, time: string): string => `${day}, ${time}`,
  seconds: (count: number): string => grammar.counted(count, 'second'),
  minutes: (count: number): string => grammar.counted(count, 'minute'),
  aMinute: 'a minute',
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

export type Messages = typeof en;
