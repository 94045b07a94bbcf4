/** Basset, for the registry. */

import type { GameModule } from '../../game-api/game-module.ts';
import { tablePages } from '../../table-kit/table-pages.ts';
import { addGameWords } from '../../i18n/game-words.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { loadGameAdvice, loadGameTexts } from '../../i18n/game-texts.ts';
import { importTranslated } from '../../i18n/language.ts';

export const basset: GameModule = {
  id: 'basset',
  pages: {
    ...tablePages(() =>
      importWithRetry(() => import('./table/game.ts')).then(({ bassetGame }) => bassetGame),
    ),
    board: () => import('./board/BassetBoard.tsx').then(({ BassetBoard }) => BassetBoard),
    player: () => import('./player/BassetPlayer.tsx').then(({ BassetPlayer }) => BassetPlayer),
    log: () => import('./history/BassetHistory.tsx').then(({ BassetHistory }) => BassetHistory),
    standings: () => import('./history/BassetHistory.tsx').then(({ BassetStandings }) => BassetStandings),
    seats: () => import('../../table-kit/seats/SeatsPage.tsx').then(({ SeatsPage }) => SeatsPage),
  },
  hasTableWithOwnTexts: true,
  addWords: async (game) => {
    const importWords = () => importTranslated(() => importWithRetry(() => import('./words.ts')));
    const texts = [loadGameTexts(game), loadGameAdvice(game)];
    const [{ words }] = await Promise.all([importWords(), ...texts]);
    addGameWords('basset', words);
  },
  opening: async () => {
    const { opening } = await importTranslated(() => importWithRetry(() => import('./opening.ts')));
    return opening;
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
    importWithRetry(() => import('./lesson/BassetLesson.tsx')).then(({ BassetLesson }) => BassetLesson),
  terms: async () => {
    const { termText } = await importTranslated(() => importWithRetry(() => import('./lesson/term-text.ts')));
    return termText;
  },
  practice: () => importTranslated(() => importWithRetry(() => import('./practice.ts'))),
};
