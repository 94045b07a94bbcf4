/** The form that opens a table of Basset in English. */

import { opening } from './en/opening.ts';

export const en = { opening };

export type OpeningMessages = typeof en;
