/** The words of pages and parts that no table shows before the first entry. */

import { newTable, seats } from './en/new-table.ts';
import { settings } from './en/settings.ts';
import { publicPages } from './en/public-pages.ts';
import { sessionEvents } from './en/session-events.ts';

export const en = { newTable, publicPages, seats, sessionEvents, settings };

export type PageWords = typeof en;
