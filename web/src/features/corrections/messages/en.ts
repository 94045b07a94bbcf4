/** Corrections, rulings and other names, and the list of entries that they change. */

import { corrections, decisions, renamings, rulings } from './en/corrections.ts';
import { entryHistory } from './en/entry-history.ts';

export const en = { corrections, decisions, entryHistory, renamings, rulings };

export type CorrectionMessages = typeof en;
