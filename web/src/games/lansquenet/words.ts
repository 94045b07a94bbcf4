/** What Lansquenet writes itself on the pages of all games. */

import type { GameWords } from '../../i18n/game-words.ts';
import { messages } from './messages/messages.ts';

export const words: GameWords = {
  refusals: () => messages().refusals,
};
