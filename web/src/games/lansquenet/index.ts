/** Lansquenet, for the registry. It has words only; the generic pages show it. */

import type { GameModule } from '../../game-api/game-module.ts';
import { addGameWords } from '../../i18n/game-words.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { loadGameTexts } from '../../i18n/game-texts.ts';
import { importTranslated } from '../../i18n/language.ts';

export const lansquenet: Pick<GameModule, 'id' | 'addWords' | 'writeRules'> = {
  id: 'lansquenet',
  addWords: async (game) => {
    const importWords = () => importTranslated(() => importWithRetry(() => import('./words.ts')));
    const [{ words }] = await Promise.all([importWords(), loadGameTexts(game)]);
    addGameWords('lansquenet', words);
  },
  writeRules: async () => {
    const { writeRules } = await importTranslated(() =>
      importWithRetry(() => import('./prose/rules-prose.ts')),
    );
    return writeRules;
  },
};
