/** The pages of a game that has none of its own: those of the kit. They deal it from what its rules offer. */

import type { GameModule } from '../../game-api/game-module.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { pagesOf } from '../../table-kit/table-pages.ts';

export const generic: GameModule = {
  id: 'generic',
  addWords: async (game) => {
    const { addWords } = await importWithRetry(() => import('./words.ts'));
    await addWords(game);
  },
  pages: {
    ...pagesOf(),
    table: () => importWithRetry(() => import('./GenericTable.tsx')).then(({ GenericTable }) => GenericTable),
  },
};
