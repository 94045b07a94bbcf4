/** What the panels of the table page say, in English. They load when the page is idle. */

import { closing, fault, fixes, odds, shortcuts, unsent } from './en/panels.ts';

export const en = { closing, fault, fixes, odds, shortcuts, unsent };

export type PanelMessages = typeof en;
