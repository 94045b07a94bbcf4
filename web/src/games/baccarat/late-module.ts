/** What Baccarat brings beside its table page. */

import { importWithRetry } from '../../platform/lazy-import.ts';
import { createLateModule } from '../../table-kit/create-late-module.ts';

export const lateModule = createLateModule({
  board: () => import('./board/board-game.ts'),
  player: () => import('./player/player-game.ts'),
  history: () => import('./history/history-game.ts'),
  words: () => import('./words.ts'),
  opening: () => import('./opening.ts'),
  summary: () => import('./table-summary.ts'),
  rules: () => import('./prose/rules-prose.ts'),
  lesson: () =>
    importWithRetry(() => import('./lesson/BaccaratLesson.tsx')).then(({ BaccaratLesson }) => BaccaratLesson),
  terms: () => import('./lesson/term-text.ts'),
  practice: () => import('./practice.ts'),
});
