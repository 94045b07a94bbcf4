/** What Swiss Tarot brings beside its table page. */

import { createLateModule } from '../../table-kit/create-late-module.ts';

export const lateModule = createLateModule({
  pages: {
    board: () => import('./board/TarotBoard.tsx').then(({ TarotBoard }) => TarotBoard),
    player: () => import('./player/TarotPlayer.tsx').then(({ TarotPlayer }) => TarotPlayer),
    log: () => import('./history/TarotHistory.tsx').then(({ TarotHistory }) => TarotHistory),
    standings: () => import('./history/TarotHistory.tsx').then(({ TarotStandings }) => TarotStandings),
  },
  words: () => import('./words.ts'),
  summary: () => import('./table-summary.ts'),
  rules: () => import('./prose/rules-prose.ts'),
  lesson: () => import('./lesson/TarotLesson.tsx').then(({ TarotLesson }) => TarotLesson),
  terms: () => import('./lesson/term-text.ts'),
  practice: () => import('./practice.ts'),
});
