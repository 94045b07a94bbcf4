/** What the panels of the table page say, in French. */

import { fault, fixes, odds, shortcuts } from './fr/panels.ts';
import type { PanelMessages } from './panels-en.ts';

export const fr: PanelMessages = { fault, fixes, odds, shortcuts };
