/** What Basset's table says in parts that load when the page is idle, in English. */

import { fixes, newBook, pairTitle, shortcuts } from '../en/late.ts';

export const en = { fixes, newBook, pairTitle, shortcuts };

export type LateMessages = typeof en;
