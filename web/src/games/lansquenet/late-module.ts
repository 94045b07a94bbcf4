/** What Lansquenet brings beside its table page. */

import { createLateModule } from '../../table-kit/create-late-module.ts';

export const lateModule = createLateModule({
  pages: {
    board: () => import('./board/LansquenetBoard.tsx').then(({ LansquenetBoard }) => LansquenetBoard),
    player: () => import('./player/LansquenetPlayer.tsx').then(({ LansquenetPlayer }) => LansquenetPlayer),
    log: () => import('./history/LansquenetHistory.tsx').then(({ LansquenetHistory }) => LansquenetHistory),
    standings: () =>
      import('./history/LansquenetHistory.tsx').then(({ LansquenetStandings }) => LansquenetStandings),
  },
  words: () => import('./words.ts'),
  summary: () => import('./table-summary.ts'),
  rules: () => import('./prose/rules-prose.ts'),
  lesson: () => import('./lesson/LansquenetLesson.tsx').then(({ LansquenetLesson }) => LansquenetLesson),
  terms: () => import('./lesson/term-text.ts'),
  practice: () => import('./practice.ts'),
});
