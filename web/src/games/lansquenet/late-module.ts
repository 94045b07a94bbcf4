/** What Lansquenet brings beside its table page. */

import type { LateModule } from '../../table-kit/late-module.ts';
import { addGameWords } from '../../i18n/game-words.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { loadGameAdvice, loadGameTexts } from '../../i18n/load-game-texts.ts';
import { importTranslated } from '../../i18n/language.ts';

export const lateModule: LateModule = {
  pages: {
    board: () => import('./board/LansquenetBoard.tsx').then(({ LansquenetBoard }) => LansquenetBoard),
    player: () => import('./player/LansquenetPlayer.tsx').then(({ LansquenetPlayer }) => LansquenetPlayer),
    log: () => import('./history/LansquenetHistory.tsx').then(({ LansquenetHistory }) => LansquenetHistory),
    standings: () =>
      import('./history/LansquenetHistory.tsx').then(({ LansquenetStandings }) => LansquenetStandings),
    seats: () => import('../../table-kit/seats/SeatsPage.tsx').then(({ SeatsPage }) => SeatsPage),
  },
  addWords: async (game) => {
    const importWords = () => importTranslated(() => importWithRetry(() => import('./words.ts')));
    const texts = [loadGameTexts(game), loadGameAdvice(game)];
    const [{ words }] = await Promise.all([importWords(), ...texts]);
    addGameWords('lansquenet', words);
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
    importWithRetry(() => import('./lesson/LansquenetLesson.tsx')).then(
      ({ LansquenetLesson }) => LansquenetLesson,
    ),
  terms: async () => {
    const { termText } = await importTranslated(() => importWithRetry(() => import('./lesson/term-text.ts')));
    return termText;
  },
  practice: () => importTranslated(() => importWithRetry(() => import('./practice.ts'))),
};
