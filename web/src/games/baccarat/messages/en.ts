/** Every text of the table page of Baccarat, in English. */

import { calls } from './en/calls.ts';
import { entries, short } from './en/entries.ts';
import { fixes } from './en/fixes.ts';
import { keys, shortcuts, steps, table } from './en/table.ts';
import { termPatterns } from './en/term-patterns.ts';

export const en = { calls, entries, fixes, keys, short, shortcuts, steps, table, termPatterns };

export type Messages = typeof en;
