/** What Glic brings beside its table page. */

import type { LateModule } from '../../table-kit/late-module.ts';
import { addGameWords } from '../../i18n/game-words.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { loadGameAdvice, loadGameTexts } from '../../i18n/load-game-texts.ts';
import { importTranslated } from '../../i18n/language.ts';

export const lateModule: LateModule = {
  pages: {
    board: () => import('./board/GlicBoard.tsx').then(({ GlicBoard }) => GlicBoard),
    player: () => import('./player/GlicPlayer.tsx').then(({ GlicPlayer }) => GlicPlayer),
    log: () => import('./history/GlicHistory.tsx').then(({ GlicHistory }) => GlicHistory),
    standings: () => import('./history/GlicHistory.tsx').then(({ GlicStandings }) => GlicStandings),
    seats: () => import('../../table-kit/seats/SeatsPage.tsx').then(({ SeatsPage }) => SeatsPage),
  },
  addWords: async (game) => {
    const importWords = () => importTranslated(() => importWithRetry(() => import('./words.ts')));
    const texts = [loadGameTexts(game), loadGameAdvice(game)];
    const [{ words }] = await Promise.all([importWords(), ...texts]);
    addGameWords('glic', words);
  },
  summary: async () => {
    const { tableSummary } = await importTranslated(() =>
      importWithRetry(() => import('./table-summary.ts')),
    );
    return tableSummary;
  },
  writeRules: async () => {
    const { writeRules } = await importTranslated(() =>
      importWithRetry(() => import('./prose/rules-prose.ts')),
    );
    return writeRules;
  },
  lesson: () => importWithRetry(() => import('./lesson/GlicLesson.tsx')).then(({ GlicLesson }) => GlicLesson),
  terms: async () => {
    const { termText } = await importTranslated(() => importWithRetry(() => import('./lesson/term-text.ts')));
    return termText;
  },
  practice: () => importTranslated(() => importWithRetry(() => import('./practice.ts'))),
};
