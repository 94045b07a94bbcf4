/** What Glic brings beside its table page. */

import { createLateModule } from '../../table-kit/create-late-module.ts';

export const lateModule = createLateModule({
  pages: {
    board: () => import('./board/GlicBoard.tsx').then(({ GlicBoard }) => GlicBoard),
    player: () => import('./player/GlicPlayer.tsx').then(({ GlicPlayer }) => GlicPlayer),
    log: () => import('./history/GlicHistory.tsx').then(({ GlicHistory }) => GlicHistory),
    standings: () => import('./history/GlicHistory.tsx').then(({ GlicStandings }) => GlicStandings),
  },
  words: () => import('./words.ts'),
  summary: () => import('./table-summary.ts'),
  rules: () => import('./prose/rules-prose.ts'),
  lesson: () => import('./lesson/GlicLesson.tsx').then(({ GlicLesson }) => GlicLesson),
  terms: () => import('./lesson/term-text.ts'),
  practice: () => import('./practice.ts'),
});
