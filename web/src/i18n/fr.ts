/** Every text that a person reads, in French. */

import type { Messages } from './en.ts';
import { generic } from './fr/generic.ts';
import { copyField } from './fr/copy-field.ts';
import { errors, appStatus } from './fr/errors.ts';
import { home } from './fr/home.ts';
import { menu } from './fr/menu.ts';
import { roles } from './fr/roles.ts';
import { signIn, signInLink } from './fr/sign-in.ts';
import { sheetLine } from './fr/sheet-line.ts';
import { rules } from './fr/rules.ts';
import * as grammar from './fr/grammar.ts';
import { evening } from './fr/evening.ts';
import { fixes, rejection, rejectionReasons } from './fr/rejections.ts';
import { templates } from './fr/template-grammar.ts';

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
  templates,
  rejection,
  fixes,
  evening,
  appStatus,
  copyField,
  errors,
  generic,
  home,
  signInLink,
  signIn,
  menu,
  roles,
  rules,
  sheetLine,
};
