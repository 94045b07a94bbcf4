/** The pages of a game that has none of its own: those of the kit. They deal it from what its rules offer. */

import type { GameModule } from '../../game-api/game-module.ts';
import { gameAdvice, loadGameAdvice, loadGameTexts } from '../../i18n/game-texts.ts';
import { addGameWords } from '../../i18n/game-words.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { defaultPages } from '../../table-kit/table-pages.ts';

export const generic: GameModule = {
  id: 'generic',
  addWords: async (game) => {
    await Promise.all([loadGameTexts(game), loadGameAdvice(game)]);
    addGameWords(game, { refusals: () => gameAdvice(game) });
  },
  pages: {
    ...defaultPages,
    table: () => importWithRetry(() => import('./GenericTable.tsx')).then(({ GenericTable }) => GenericTable),
  },
};
