/** The pages of a game that has none of its own, for the registry. */

import type { GameModule } from '../../game-api/game-module.ts';
import { gameAdvice, loadGameAdvice, loadGameTexts } from '../../i18n/game-texts.ts';
import { addGameWords } from '../../i18n/game-words.ts';

export const generic: GameModule = {
  id: 'generic',
  addWords: async (game) => {
    await Promise.all([loadGameTexts(game), loadGameAdvice(game)]);
    addGameWords(game, { refusals: () => gameAdvice(game) });
  },
  pages: {
    table: () => import('./GenericPage.tsx').then(({ GenericPage }) => GenericPage),
    log: () => import('./GenericHistory.tsx').then(({ GenericHistory }) => GenericHistory),
    standings: () => import('./GenericHistory.tsx').then(({ GenericStandings }) => GenericStandings),
    player: () => import('./GenericPlayer.tsx').then(({ GenericPlayer }) => GenericPlayer),
    seats: () => import('../../table-kit/seats/SeatsPage.tsx').then(({ SeatsPage }) => SeatsPage),
    board: () => import('./GenericBoard.tsx').then(({ GenericBoard }) => GenericBoard),
  },
};
