/** The words of pages and parts that no table shows before the first entry, in French. */

import { newTable, seats } from './fr/new-table.ts';
import { settings } from './fr/settings.ts';
import { publicPages } from './fr/public-pages.ts';
import { sessionEvents } from './fr/session-events.ts';
import type { PageWords } from './pages-en.ts';

export const fr: PageWords = { newTable, publicPages, seats, sessionEvents, settings };
