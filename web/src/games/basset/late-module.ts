/** What Basset brings beside its table page. */

import { createLateModule } from '../../table-kit/create-late-module.ts';

export const lateModule = createLateModule({
  pages: {
    board: () => import('./board/BassetBoard.tsx').then(({ BassetBoard }) => BassetBoard),
    player: () => import('./player/BassetPlayer.tsx').then(({ BassetPlayer }) => BassetPlayer),
    log: () => import('./history/BassetHistory.tsx').then(({ BassetHistory }) => BassetHistory),
    standings: () => import('./history/BassetHistory.tsx').then(({ BassetStandings }) => BassetStandings),
  },
  words: () => import('./words.ts'),
  opening: () => import('./opening.ts'),
  summary: () => import('./table-summary.ts'),
  rules: () => import('./prose/rules-prose.ts'),
  lesson: () => import('./lesson/BassetLesson.tsx').then(({ BassetLesson }) => BassetLesson),
  terms: () => import('./lesson/term-text.ts'),
  practice: () => import('./practice.ts'),
});
