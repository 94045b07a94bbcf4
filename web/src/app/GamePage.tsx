/** Shows the page of the session's game. */

import { useEffect, useState } from 'preact/hooks';
import { currentKey, mayReadBooks } from '../api/current-key.ts';
import { knownGame, loadGame } from '../api/session-game.ts';
import type { GameModule } from '../game-api/game-module.ts';
import { gameOf, loadWords } from '../game-api/registry.ts';
import type { Address } from '../platform/router.ts';
import { attempt } from '../ui/frame/notice.ts';
import { Page } from '../ui/frame/Page.tsx';
import { LazyPage, type PageComponent } from './LazyPage.tsx';

const GAME_PAGES = ['table', 'log', 'standings', 'seats', 'board', 'punter'] as const;

export type GamePageName = (typeof GAME_PAGES)[number];

export const isGamePage = (page: Address['page']): page is GamePageName =>
  (GAME_PAGES as readonly string[]).includes(page);

interface GamePageProps {
  readonly page: GamePageName;
  readonly address: Extract<Address, { readonly id: string }>;
}

export function GamePage({ page, address }: GamePageProps) {
  const [game, setGame] = useState(knownGame(address.id));
  useEffect(() => {
    if (game === null)
      void attempt(
        () => loadGame(address.id),
        // The pages of the default game say that a table is not found.
        (found) => setGame(found ?? gameOf(null).id),
      );
  }, [address.id]);
  if (game === null) return <Page isLoading title="Paroli" tabTitle="" menu={false} />;
  const shownPage = page === 'table' && !mayReadBooks() ? pageOfReaders() : page;
  return (
    <LazyPage
      name={`${shownPage} ${game}`}
      owner={gameOf(game)}
      load={() => loadPageWithWords(game, shownPage)}
      address={address}
    />
  );
}

/** The page that a key which may not write gets instead of the table. */
const pageOfReaders = (): GamePageName => (currentKey.value?.role === 'board' ? 'board' : 'log');

/** Several games may have the same module, that of the generic pages. Each has its own words. */
async function loadPageWithWords(game: string, page: GamePageName): Promise<PageComponent> {
  const module = gameOf(game);
  const needsWords = page !== 'table' || !module.hasTableWithOwnTexts;
  const [component] = await Promise.all([loadPage(module, page), loadWords(needsWords ? [game] : [])]);
  return component;
}

function loadPage({ pages }: GameModule, page: GamePageName): Promise<PageComponent> {
  if (page === 'punter') return pages.player();
  const own = page === 'table' ? undefined : pages[page];
  return own ? own() : tablePage(pages);
}

async function tablePage(pages: GameModule['pages']): Promise<PageComponent> {
  const TablePage = await pages.table();
  return ({ address }) => ('id' in address ? <TablePage key={address.id} id={address.id} /> : null);
}
