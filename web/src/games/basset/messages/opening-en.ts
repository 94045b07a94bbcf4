/** The form that opens a table of Basset, and the notes on its rules, in English. */

import { opening } from './en/opening.ts';
import { ruleNotes } from './en/rule-notes.ts';

export const en = { opening, ruleNotes };

export type OpeningMessages = typeof en;
