/** What Basset's table says in parts that load when the page is idle, in English. */

import * as en from '../en/late.ts';

export { en };

export type LateMessages = typeof en;
