/** The form that opens a table of Basset in French. */

import { opening } from './fr/opening.ts';
import type { OpeningMessages } from './opening-en.ts';

export const fr: OpeningMessages = { opening };
