/** What Basset's table says in parts that load when the page is idle, in English. */

import { fixes, shortcuts } from '../en/late.ts';

export const en = { fixes, shortcuts };

export type LateMessages = typeof en;
