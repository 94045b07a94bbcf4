/** What Basset's table says in parts that load when the page is idle, in French. */

import { cardTray, fixes, newBook, pairTitle, shortcuts } from '../fr/late.ts';
import type { LateMessages } from './late-en.ts';

export const fr: LateMessages = { cardTray, fixes, newBook, pairTitle, shortcuts };
