/** The pages of a game on the kit, each fetched when it is first opened. */

import { h, type ComponentType } from 'preact';
import type { GameModule } from '../game-api/game-module.ts';
import { importWithRetry } from '../platform/lazy-import.ts';
import type { Address } from '../platform/router.ts';
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

type AddressProps = { readonly address: Address };
type GamePage = ComponentType<AddressProps>;
type PageOfGame = ComponentType<AddressProps & { readonly game: object }>;

/** Returns a page that a game adds nothing to. Each call of it returns the same component. */
function plainPage(load: () => Promise<PageOfGame>): () => Promise<GamePage> {
  let page: GamePage | null = null;
  return async () => {
    const Page = await importWithRetry(load);
    page ??= ({ address }) => h(Page, { address, game: {} });
    return page;
  };
}

/** The other pages of a game that adds nothing to them. */
export const defaultPages: Omit<GameModule['pages'], 'table'> = {
  board: plainPage(() => import('./board/BoardPage.tsx').then(({ BoardPage }) => BoardPage)),
  player: plainPage(() => import('./player/PlayerPage.tsx').then(({ PlayerPage }) => PlayerPage)),
  log: plainPage(() => import('./history/HistoryPage.tsx').then(({ HistoryPage }) => HistoryPage)),
  standings: plainPage(() =>
    import('./history/StandingsPage.tsx').then(({ StandingsPage }) => StandingsPage),
  ),
  seats: () => importWithRetry(() => import('./seats/SeatsPage.tsx')).then(({ SeatsPage }) => SeatsPage),
};
