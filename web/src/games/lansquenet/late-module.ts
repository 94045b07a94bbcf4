/** Lansquenet, for the registry. */

import type { GameModule } from '../../game-api/game-module.ts';
import { addGameWords } from '../../i18n/game-words.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { loadGameAdvice, loadGameTexts } from '../../i18n/game-texts.ts';
import { importTranslated } from '../../i18n/language.ts';
import { tablePages } from '../../table-kit/table-pages.ts';

export const lansquenet: GameModule = {
  id: 'lansquenet',
  pages: {
    ...tablePages(() =>
      importWithRetry(() => import('./table/game.ts')).then(({ lansquenetGame }) => lansquenetGame),
    ),
    board: () => import('./board/LansquenetBoard.tsx').then(({ LansquenetBoard }) => LansquenetBoard),
    player: () => import('./player/LansquenetPlayer.tsx').then(({ LansquenetPlayer }) => LansquenetPlayer),
    log: () => import('./history/LansquenetHistory.tsx').then(({ LansquenetHistory }) => LansquenetHistory),
    standings: () =>
      import('./history/LansquenetHistory.tsx').then(({ LansquenetStandings }) => LansquenetStandings),
    seats: () => import('../../table-kit/seats/SeatsPage.tsx').then(({ SeatsPage }) => SeatsPage),
  },
  hasTableWithOwnTexts: true,
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
