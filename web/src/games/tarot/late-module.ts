/** What Swiss Tarot brings beside its table page. */

import type { LateModule } from '../../table-kit/late-module.ts';
import { addGameWords } from '../../i18n/game-words.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { loadGameAdvice, loadGameTexts } from '../../i18n/load-game-texts.ts';
import { importTranslated } from '../../i18n/language.ts';

export const lateModule: LateModule = {
  pages: {
    board: () => import('./board/TarotBoard.tsx').then(({ TarotBoard }) => TarotBoard),
    player: () => import('./player/TarotPlayer.tsx').then(({ TarotPlayer }) => TarotPlayer),
    log: () => import('./history/TarotHistory.tsx').then(({ TarotHistory }) => TarotHistory),
    standings: () => import('./history/TarotHistory.tsx').then(({ TarotStandings }) => TarotStandings),
    seats: () => import('../../table-kit/seats/SeatsPage.tsx').then(({ SeatsPage }) => SeatsPage),
  },
  addWords: async (game) => {
    const importWords = () => importTranslated(() => importWithRetry(() => import('./words.ts')));
    const texts = [loadGameTexts(game), loadGameAdvice(game)];
    const [{ words }] = await Promise.all([importWords(), ...texts]);
    addGameWords('tarot', words);
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
  lesson: () =>
    importWithRetry(() => import('./lesson/TarotLesson.tsx')).then(({ TarotLesson }) => TarotLesson),
  terms: async () => {
    const { termText } = await importTranslated(() => importWithRetry(() => import('./lesson/term-text.ts')));
    return termText;
  },
  practice: () => importTranslated(() => importWithRetry(() => import('./practice.ts'))),
};
