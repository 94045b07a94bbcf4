/** The reason of a refusal as a sentence, in the words of Basset. */

import type { Currency } from '../../i18n/amounts/money.ts';
import { rejectionText as sharedText, type EntryFields, type RefusedBy } from '../../i18n/rejection-text.ts';
import { gameAdvice } from '../../i18n/game-texts.ts';

/** Why an entry was refused, in one or two sentences. */
export const rejectionText = (refusal: RefusedBy, entry?: EntryFields, currency?: Currency): string =>
  sharedText(refusal, entry, currency, gameAdvice('basset'));
