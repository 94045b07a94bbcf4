/** What Swiss Tarot writes itself on the pages of all games. */

import type { GameWords } from '../../i18n/game-words.ts';
import { commonMessages } from './messages/common-messages.ts';
import { progressText } from './progress-text.ts';

export const words: GameWords = {
  progress: progressText,
  settling: () => commonMessages().progress.settling,
  closeHint: () => commonMessages().closeHint,
  practiceHint: () => commonMessages().practice.hint,
  firstSteps: () => commonMessages().practice.firstSteps,
};
