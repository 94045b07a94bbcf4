/** Makes what a game brings beside its table page from the files of the game's folder. */

import { addGameWords, type GameWords } from '../i18n/game-words.ts';
import { importTranslated } from '../i18n/language.ts';
import { loadGameAdvice, loadGameTexts } from '../i18n/load-game-texts.ts';
import { importWithRetry } from '../platform/lazy-import.ts';
import type { BoardGame } from './board/board-game.ts';
import type { HistoryGame } from './history/history-game.ts';
import type { LateModule } from './late-module.ts';
import type { TableView } from './model/table-view.ts';
import type { PlayerGame } from './player/player-game.ts';
import { pagesOf } from './table-pages.ts';

type Import<Module> = () => Promise<Module>;
/** What a function of `LateModule` loads. */
type Loaded<Name extends keyof LateModule> =
  NonNullable<LateModule[Name]> extends () => Promise<infer Part> ? Part : never;

/** How to import each file. All but pages and lesson are in the language shown. */
export interface LateFiles<View extends TableView> {
  readonly board: Import<{ readonly boardGame: BoardGame<View> }>;
  readonly player: Import<{ readonly playerGame: PlayerGame<View> }>;
  readonly history: Import<{ readonly historyGame: HistoryGame<View> }>;
  readonly words: Import<{ readonly words: GameWords }>;
  readonly opening?: Import<{ readonly opening: Loaded<'opening'> }>;
  readonly summary: Import<{ readonly tableSummary: Loaded<'summary'> }>;
  readonly rules: Import<{ readonly writeRules: Loaded<'writeRules'> }>;
  readonly lesson: LateModule['lesson'];
  readonly terms: Import<{ readonly termText: Loaded<'terms'> }>;
  readonly practice: LateModule['practice'];
}

const importFile = <Module>(load: Import<Module>): Promise<Module> =>
  importTranslated(() => importWithRetry(load));

/** Returns what the files of a game hold. Each file is fetched when something of it is first needed. */
export const createLateModule = <View extends TableView>({
  opening,
  ...files
}: LateFiles<View>): LateModule => ({
  pages: pagesOf({
    board: async () => (await importFile(files.board)).boardGame,
    player: async () => (await importFile(files.player)).playerGame,
    history: async () => (await importFile(files.history)).historyGame,
  }),
  addWords: async (game) => {
    const texts = [loadGameTexts(game), loadGameAdvice(game)];
    const [{ words }] = await Promise.all([importFile(files.words), ...texts]);
    addGameWords(game, words);
  },
  ...(opening && { opening: async () => (await importFile(opening)).opening }),
  summary: async () => (await importFile(files.summary)).tableSummary,
  writeRules: async () => (await importFile(files.rules)).writeRules,
  lesson: files.lesson,
  terms: async () => (await importFile(files.terms)).termText,
  practice: () => importFile(files.practice),
});
