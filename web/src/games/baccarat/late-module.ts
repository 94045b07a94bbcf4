/** What Baccarat brings beside its table page. */

import { createLateModule } from '../../table-kit/create-late-module.ts';

export const lateModule = createLateModule({
  pages: {
    board: () => import('./board/BaccaratBoard.tsx').then(({ BaccaratBoard }) => BaccaratBoard),
    player: () => import('./player/BaccaratPlayer.tsx').then(({ BaccaratPlayer }) => BaccaratPlayer),
    log: () => import('./history/BaccaratHistory.tsx').then(({ BaccaratHistory }) => BaccaratHistory),
    standings: () =>
      import('./history/BaccaratHistory.tsx').then(({ BaccaratStandings }) => BaccaratStandings),
  },
  words: () => import('./words.ts'),
  opening: () => import('./opening.ts'),
  summary: () => import('./table-summary.ts'),
  rules: () => import('./prose/rules-prose.ts'),
  lesson: () => import('./lesson/BaccaratLesson.tsx').then(({ BaccaratLesson }) => BaccaratLesson),
  terms: () => import('./lesson/term-text.ts'),
  practice: () => import('./practice.ts'),
});
