/** The house rules of Basset as sentences, in English. */

import { rules } from './en/rules.ts';

export const en = { rules };

export type RulesMessages = typeof en;
