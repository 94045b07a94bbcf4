/** The words of pages and parts that no table shows before the first entry, in French. */

import { copyField } from './fr/copy-field.ts';
import { evening } from './fr/evening.ts';
import { generic } from './fr/generic.ts';
import { home } from './fr/home.ts';
import { rejectionReasons } from './fr/rejection-reasons.ts';
import { rolePermissions } from './fr/roles.ts';
import { rules } from './fr/rules.ts';
import { sheetLine } from './fr/sheet-line.ts';
import { signIn, signInLink } from './fr/sign-in.ts';
import { newTable, seats } from './fr/new-table.ts';
import { settings } from './fr/settings.ts';
import { templates } from './fr/template-grammar.ts';
import { publicPages } from './fr/public-pages.ts';
import { sessionEvents } from './fr/session-events.ts';
import type { PageWords } from './pages-en.ts';

export const fr: PageWords = {
  copyField,
  evening,
  generic,
  home,
  newTable,
  publicPages,
  rejectionReasons,
  rolePermissions,
  rules,
  seats,
  sessionEvents,
  settings,
  sheetLine,
  signIn,
  signInLink,
  templates,
};
