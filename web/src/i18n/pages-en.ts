/** The words of pages and parts that no table shows before the first entry. */

import { copyField } from './en/copy-field.ts';
import { evening } from './en/evening.ts';
import { generic } from './en/generic.ts';
import { home } from './en/home.ts';
import { rejectionReasons } from './en/rejection-reasons.ts';
import { rolePermissions } from './en/roles.ts';
import { rules } from './en/rules.ts';
import { sheetLine } from './en/sheet-line.ts';
import { signIn, signInLink } from './en/sign-in.ts';
import { newTable, seats } from './en/new-table.ts';
import { settings } from './en/settings.ts';
import { templates } from './en/template-grammar.ts';
import { publicPages } from './en/public-pages.ts';
import { sessionEvents } from './en/session-events.ts';

export const en = {
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

export type PageWords = typeof en;
