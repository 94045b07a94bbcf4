/** The house rules of Basset as sentences, in French. */

import { rules } from './fr/rules.ts';
import type { RulesMessages } from './rules-en.ts';

export const fr: RulesMessages = { rules };
