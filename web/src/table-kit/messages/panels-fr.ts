/** What the panels of the table page say, in French. */

import { closing, fault, fixes, odds, unsent } from './fr/panels.ts';
import type { PanelMessages } from './panels-en.ts';

export const fr: PanelMessages = { closing, fault, fixes, odds, unsent };
