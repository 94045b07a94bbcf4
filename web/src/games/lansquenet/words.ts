/** The words of Lansquenet on the pages of all games. */

import { choiceText } from '../../i18n/declared-text.ts';
import type { GameWords } from '../../i18n/game-words.ts';
import { t } from '../../i18n/language.ts';
import { money } from '../../i18n/amounts/money.ts';
import { messages } from './messages/messages.ts';

export const words: GameWords = {
  declared: (words) => messages().declared(words),
  sourceTitle: (source) => messages().sources[source] ?? null,
  rejectionReasons: () => messages().rejectionReasons,
  ruleSentence: (field, value, currency) => {
    if (value === null) return t().generic.none;
    return typeof value === 'number' ? money(value, currency) : choiceText(field, String(value));
  },
};
