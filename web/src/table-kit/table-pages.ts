/** The pages of a game on the kit, each fetched when it is first opened. */

import { h, type ComponentType } from 'preact';
import type { GameModule } from '../game-api/game-module.ts';
import { importWithRetry } from '../platform/lazy-import.ts';
import type { OwnMode, TableGame, TableView } from './table-game.ts';

/**
 * Returns the table page of a game. `load` fetches the game's record, so that neither the kit nor the game is a part of
 * the first page. Each call of the page returns the same component.
 */
export function tablePages<View extends TableView, Own extends OwnMode>(
  load: () => Promise<TableGame<View, Own>>,
): Pick<GameModule['pages'], 'table'> {
  let page: ComponentType<{ id: string }> | null = null;
  return {
    table: async () => {
      const importShell = () => importWithRetry(() => import('./shell/TableShell.tsx'));
      const [{ TableShell }, game] = await Promise.all([importShell(), load()]);
      page ??= ({ id }) => h(TableShell<View, Own>, { id, game });
      return page;
    },
  };
}
