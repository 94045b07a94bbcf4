/** The words of Basset on the pages of all games. */

import type { GameWords } from '../../i18n/game-words.ts';
import { commonMessages } from './messages/common-messages.ts';
import { rulesMessages } from './messages/rules-messages.ts';
import { progressText } from './progress-text.ts';
import { fieldSentence } from './rule-text.ts';

export const words: GameWords = {
  declared: (words) => commonMessages().declared[words] ?? null,
  presetTitle: (preset) => rulesMessages().rules.presets[preset]?.[0] ?? null,
  sourceTitle: (source) => rulesMessages().rules.sources[source] ?? null,
  ruleTitle: (field) => rulesMessages().rules.titles[field] ?? null,
  ruleSentence: fieldSentence,
  phase: (phase) => commonMessages().progress.phases[phase] ?? null,
  progress: progressText,
  settling: () => commonMessages().progress.settling,
  practiceHint: () => commonMessages().practice.hint,
  firstSteps: () => commonMessages().practice.firstSteps,
};
