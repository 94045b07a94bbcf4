/** Corrections, rulings and other names, and the list of entries that they change, in French. */

import type { CorrectionMessages } from './en.ts';
import { corrections, decisions, renamings, rulings } from './fr/corrections.ts';
import { entryHistory } from './fr/entry-history.ts';

export const fr: CorrectionMessages = { corrections, decisions, entryHistory, renamings, rulings };
