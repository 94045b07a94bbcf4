/** Every text of the table page of Baccarat, in French. */

import type { Messages } from './en.ts';
import { calls } from './fr/calls.ts';
import { entries, short } from './fr/entries.ts';
import { fixes } from './fr/fixes.ts';
import { keys, shortcuts, steps, table } from './fr/table.ts';
import { termPatterns } from './fr/term-patterns.ts';

export const fr: Messages = { calls, entries, fixes, keys, short, shortcuts, steps, table, termPatterns };
