/** What the panels of the table page say, in English. They load when the page is idle. */

import { fault, fixes, odds, shortcuts } from './en/panels.ts';

export const en = { fault, fixes, odds, shortcuts };

export type PanelMessages = typeof en;
