/** Lansquenet, for the registry. */

import type { GameModule } from '../../game-api/game-module.ts';
import { addGameWords } from '../../i18n/game-words.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { loadGameTexts } from '../../i18n/game-texts.ts';
import { importTranslated } from '../../i18n/language.ts';

export const lansquenet: Omit<GameModule, 'pages'> = {
  id: 'lansquenet',
  addWords: async (game) => {
    const importWords = () => importTranslated(() => importWithRetry(() => import('./words.ts')));
    const [{ words }] = await Promise.all([importWords(), loadGameTexts(game)]);
    addGameWords('lansquenet', words);
  },
  summary: async () => {
    const { tableSummary } = await importTranslated(() =>
      importWithRetry(() => import('./table-summary.ts')),
    );
    return tableSummary;
  },
  writeRules: async () => {
    const { writeRules } = await importTranslated(() =>
      importWithRetry(() => import('./prose/rules-prose.ts')),
    );
    return writeRules;
  },
  lesson: () =>
    importWithRetry(() => import('./lesson/LansquenetLesson.tsx')).then(
      ({ LansquenetLesson }) => LansquenetLesson,
    ),
  terms: async () => {
    const { termText } = await importTranslated(() => importWithRetry(() => import('./lesson/term-text.ts')));
    return termText;
  },
  practice: () => importTranslated(() => importWithRetry(() => import('./practice.ts'))),
};
