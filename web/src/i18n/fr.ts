/** Every text that a person reads, in French. */

import type { Messages } from './en.ts';
import { errors, appStatus } from './fr/errors.ts';
import { menu } from './fr/menu.ts';
import { roles } from './fr/roles.ts';
import * as grammar from './fr/grammar.ts';
import { fixes, rejection } from './fr/rejections.ts';

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
  amounts: {
    belowZero: 'Un montant ne peut pas être inférieur à zéro.',
    aboveZero: 'Entrez un montant supérieur à zéro.',
    wholeNumbers: 'Entrez des nombres entiers, sans décimales.',
  },
  gameTexts: {
    closed: 'fermée',
    none: 'aucun',
    field: (name, value) => `${name}\u00a0: ${value}`,
  },
  rejection,
  fixes,
  appStatus,
  errors,
  menu,
  roles,
};
