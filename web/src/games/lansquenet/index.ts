/** Lansquenet, for the registry. It has words only; the generic pages show it. */

import type { GameModule } from '../../game-api/game-module.ts';
import { addGameWords } from '../../i18n/game-words.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { importTranslated } from '../../i18n/language.ts';

export const lansquenet: Pick<GameModule, 'id' | 'addWords' | 'writeRules'> = {
  id: 'lansquenet',
  addWords: async () => {
    const { words } = await importTranslated(() => importWithRetry(() => import('./words.ts')));
    addGameWords('lansquenet', words);
  },
  writeRules: async () => {
    const { writeRules } = await importTranslated(() =>
      importWithRetry(() => import('./prose/rules-prose.ts')),
    );
    return writeRules;
  },
};
