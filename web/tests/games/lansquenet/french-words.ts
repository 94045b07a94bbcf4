import { declared as own } from '../../../src/games/lansquenet/messages/fr/declared.ts';
import { declared as shared } from '../../../src/i18n/fr/declared.ts';

/** Returns the French of a text that Lansquenet declares. */
export const declared = (words: string): string => own(words) ?? shared(words);
