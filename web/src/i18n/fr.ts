/** Every text that a person reads, in French. */

import type { Messages } from './en.ts';
import { corrections, renamings, rulings } from './fr/corrections.ts';
import { entryHistory, undoBar } from './fr/entry-history.ts';
import { generic } from './fr/generic.ts';
import { publicPages } from './fr/public-pages.ts';
import { copyField } from './fr/copy-field.ts';
import { errors, appStatus } from './fr/errors.ts';
import { home } from './fr/home.ts';
import { menu } from './fr/menu.ts';
import { sessionEvents } from './fr/session-events.ts';
import { settings } from './fr/settings.ts';
import { roles } from './fr/roles.ts';
import { signIn, signInLink } from './fr/sign-in.ts';
import { newTable, seats } from './fr/new-table.ts';
import { sheetLine } from './fr/sheet-line.ts';
import { rules } from './fr/rules.ts';
import * as grammar from './fr/grammar.ts';
import { evening } from './fr/evening.ts';
import { fixes, rejection, rejectionReasons } from './fr/rejections.ts';
import { templates } from './fr/template-grammar.ts';
import refusals from './game-texts/refusals.shared.fr.json' with { type: 'json' };

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
  rejectionReasons,
  refusals,
  templates,
  rejection,
  fixes,
  evening,
  publicPages,
  appStatus,
  copyField,
  corrections,
  entryHistory,
  errors,
  generic,
  home,
  signInLink,
  signIn,
  menu,
  newTable,
  roles,
  rules,
  renamings,
  rulings,
  seats,
  sessionEvents,
  settings,
  sheetLine,
  undoBar,
};
