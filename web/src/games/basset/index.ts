/** Basset, for the registry. */

import type { GameModule } from '../../game-api/game-module.ts';

export const basset: GameModule = {
  id: 'basset',
  pages: {
    table: () => import('./table/TablePage.tsx').then(({ TablePage }) => TablePage),
    board: () => import('./board/BoardPage.tsx').then(({ BoardPage }) => BoardPage),
    player: () => import('./player/PlayerPage.tsx').then(({ PlayerPage }) => PlayerPage),
    log: () => import('./history/HistoryPage.tsx').then(({ HistoryPage }) => HistoryPage),
    standings: () => import('./history/StandingsPage.tsx').then(({ StandingsPage }) => StandingsPage),
    seats: () => import('./seats/SeatsPage.tsx').then(({ SeatsPage }) => SeatsPage),
  },
};
