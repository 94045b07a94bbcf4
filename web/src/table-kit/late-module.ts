/** Games on the kit: their table page, and what else they bring, which loads when something of it is first needed. */

import type { GameModule } from '../game-api/game-module.ts';
import { tablePages } from './table-pages.ts';
import type { OwnMode, TableGame, TableView } from './table-game.ts';

type Pages = GameModule['pages'];

/** What a game brings beside its table page. */
export type LateModule = Required<
  Pick<GameModule, 'addWords' | 'summary' | 'writeRules' | 'lesson' | 'terms' | 'practice'>
> &
  Pick<GameModule, 'opening'> & { readonly pages: Required<Omit<Pages, 'table'>> };

/**
 * Returns the module of a game. `loadGame` fetches the record of its table, which shows its own texts only; `loadLate`
 * the rest, so that the first load of a table has neither the pages of other games nor their names.
 */
export const withLateModule = <View extends TableView, Own extends OwnMode>(
  id: string,
  loadGame: () => Promise<TableGame<View, Own>>,
  loadLate: () => Promise<LateModule>,
): GameModule => ({
  id,
  hasTableWithOwnTexts: true,
  pages: { ...tablePages(loadGame), ...latePages(loadLate) },
  addWords: async (game) => (await loadLate()).addWords(game),
  opening: async () => (await loadLate()).opening?.() ?? {},
  summary: async () => (await loadLate()).summary(),
  writeRules: async () => (await loadLate()).writeRules(),
  lesson: async () => (await loadLate()).lesson(),
  terms: async () => (await loadLate()).terms(),
  practice: async () => (await loadLate()).practice(),
});

const latePages = (loadLate: () => Promise<LateModule>): Required<Omit<Pages, 'table'>> => ({
  board: async () => (await loadLate()).pages.board(),
  player: async () => (await loadLate()).pages.player(),
  log: async () => (await loadLate()).pages.log(),
  standings: async () => (await loadLate()).pages.standings(),
  seats: async () => (await loadLate()).pages.seats(),
});
