/** The form that opens a table of Basset, and the notes on its rules, in French. */

import { opening } from './fr/opening.ts';
import { ruleNotes } from './fr/rule-notes.ts';
import type { OpeningMessages } from './opening-en.ts';

export const fr: OpeningMessages = { opening, ruleNotes };
