/** What the panels of the table page say, in English. They load when the page is idle. */

import { closing, fault, fixes, odds, unsent } from './en/panels.ts';

export const en = { closing, fault, fixes, odds, unsent };

export type PanelMessages = typeof en;
