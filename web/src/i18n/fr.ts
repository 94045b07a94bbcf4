/** Every text that a person reads, in French. */

import type { Messages } from './en.ts';
import { generic } from './fr/generic.ts';
import { errors, appStatus } from './fr/errors.ts';
import { menu } from './fr/menu.ts';
import { roles } from './fr/roles.ts';
import * as grammar from './fr/grammar.ts';
import { fixes, rejection } from './fr/rejections.ts';
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
  atMost: (sum) => `Au plus ${sum}.`,
  templates,
  rejection,
  fixes,
  appStatus,
  errors,
  generic,
  menu,
  roles,
};
