/** The words of Lansquenet on the pages of all games. */

import type { GameWords } from '../../i18n/game-words.ts';
import { messages } from './messages/messages.ts';

export const words: GameWords = {
  declared: (words) => messages().declared(words),
  rejectionReasons: () => messages().rejectionReasons,
};
