/** Every text that a person reads, in English. */

import { errors, appStatus } from './en/errors.ts';
import { menu } from './en/menu.ts';
import { roles } from './en/roles.ts';
import * as grammar from './en/grammar.ts';
import { fixes, rejection } from './en/rejections.ts';

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
  atMost: (sum: string): string => `At most ${sum}.`,
  /** What is wrong with a typed amount. */
  amounts: {
    belowZero: 'An amount cannot be below zero.',
    aboveZero: 'Enter an amount above zero.',
    wholeNumbers: 'Enter whole numbers, without decimals.',
  },
  /** What the declared texts of a game leave open. */
  gameTexts: {
    closed: 'closed',
    none: 'none',
    field: (name: string, value: string) => `${name}: ${value}`,
  },
  rejection,
  fixes,
  appStatus,
  errors,
  menu,
  roles,
};

export type Messages = typeof en;
