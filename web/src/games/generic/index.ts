/** The pages of a game that has none of its own, for the registry. */

import type { GameModule } from '../../game-api/game-module.ts';

export const generic: GameModule = {
  id: 'generic',
  pages: {
    table: () => import('./GenericPage.tsx').then(({ GenericPage }) => GenericPage),
    board: () => import('./GenericBoard.tsx').then(({ GenericBoard }) => GenericBoard),
  },
};
