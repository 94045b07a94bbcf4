/** The pages of a game on the kit, each fetched when it is first opened. */

import { h, type ComponentType, type FunctionComponent } from 'preact';
import type { GameModule } from '../game-api/game-module.ts';
import { importWithRetry } from '../platform/lazy-import.ts';
import type { Address } from '../platform/router.ts';
import type { BoardGame } from './board/board-game.ts';
import type { HistoryGame } from './history/history-game.ts';
import type { PlayerGame } from './player/player-game.ts';
import type { OwnMode, TableGame, TableView } from './table-game.ts';

/**
 * Returns the table page of a game. `load` fetches the game's record, so that neither the kit nor the game is a part of
 * the first page. Each call of the page returns the same component. Late parts import the same files, so that neither may
 * be fetched under a new URL: after a failure, `importPage` reloads the document.
 */
export function tablePages<View extends TableView, Own extends OwnMode>(
  load: () => Promise<TableGame<View, Own>>,
): Pick<GameModule['pages'], 'table'> {
  let page: ComponentType<{ id: string }> | null = null;
  return {
    table: async () => {
      const [{ TableShell }, game] = await Promise.all([import('./shell/TableShell.tsx'), load()]);
      page ??= ({ id }) => h(TableShell<View, Own>, { id, game });
      return page;
    },
  };
}

type AddressProps = { readonly address: Address };
type GamePage = ComponentType<AddressProps>;
type PageOfGame<Game> = FunctionComponent<AddressProps & { readonly game: Game }>;

const NOTHING = () => Promise.resolve({});

/** Returns a page of the kit with what a game adds to it. Each call of it returns the same component. */
function gamePage<Game>(
  loadPage: () => Promise<PageOfGame<Game>>,
  loadGame: () => Promise<Game>,
): () => Promise<GamePage> {
  let page: GamePage | null = null;
  return async () => {
    const [Page, game] = await Promise.all([loadPage(), loadGame()]);
    page ??= ({ address }) => h(Page, { address, game });
    return page;
  };
}

/** How to load what a game adds to its pages beside the table. */
export interface PageGames<View extends TableView> {
  readonly board: () => Promise<BoardGame<View>>;
  readonly player: () => Promise<PlayerGame<View>>;
  readonly history: () => Promise<HistoryGame<View>>;
}

/** Returns the pages of a game beside the table. Without an argument, the game adds nothing to them. */
export const pagesOf = <View extends TableView>(
  { board, player, history }: PageGames<View> = { board: NOTHING, player: NOTHING, history: NOTHING },
): Required<Omit<GameModule['pages'], 'table'>> => ({
  board: gamePage(
    async () => (await importWithRetry(() => import('./board/BoardPage.tsx'))).BoardPage<View>,
    board,
  ),
  player: gamePage(
    async () => (await importWithRetry(() => import('./player/PlayerPage.tsx'))).PlayerPage<View>,
    player,
  ),
  log: gamePage(
    async () => (await importWithRetry(() => import('./history/HistoryPage.tsx'))).HistoryPage<View>,
    history,
  ),
  standings: gamePage(
    async () => (await importWithRetry(() => import('./history/StandingsPage.tsx'))).StandingsPage<View>,
    history,
  ),
  seats: () => importWithRetry(() => import('./seats/SeatsPage.tsx')).then(({ SeatsPage }) => SeatsPage),
});
