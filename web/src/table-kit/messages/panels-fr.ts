/** What the panels of the table page say, in French. */

import { fault, fixes, odds, otherBuyIn, shortcuts } from './fr/panels.ts';
import type { PanelMessages } from './panels-en.ts';

export const fr: PanelMessages = { fault, fixes, odds, otherBuyIn, shortcuts };
