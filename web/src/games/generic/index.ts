/** The pages of a game that has none of its own, for the registry. */

import type { GameModule } from '../../game-api/game-module.ts';
import { loadGameTexts } from '../../i18n/game-texts.ts';

export const generic: GameModule = {
  id: 'generic',
  addWords: loadGameTexts,
  pages: {
    table: () => import('./GenericPage.tsx').then(({ GenericPage }) => GenericPage),
    board: () => import('./GenericBoard.tsx').then(({ GenericBoard }) => GenericBoard),
  },
};
