/** The games of this build, by their ids. */

import type { GameModule } from './game-module.ts';

const games = new Map<string, GameModule>();
let generic: GameModule | null = null;

/** Registers a game. The first one is the default. */
export function registerGame(game: GameModule): void {
  games.set(game.id, game);
}

/** Registers the pages for games that have none of their own. */
export function registerGenericGame(game: GameModule): void {
  generic = game;
}

/** Returns a game by its id; null: the game that was registered first. */
export function gameOf(id: string | null): GameModule {
  const game = id === null ? games.values().next().value : (games.get(id) ?? generic);
  if (!game) throw new Error(`This build has no pages for ${id ?? 'any game'}.`);
  return game;
}

/** Returns the address of the form that repeats a session. */
export function newTableAddress({ id, game }: { readonly id: string; readonly game: string }): string {
  const isDefault = games.values().next().value?.id === game;
  return isDefault ? `/new?again=${id}` : `/new?again=${id}&game=${game}`;
}

/** A game that has a practice table and a demonstration. */
export type GameWithPractice = GameModule & Required<Pick<GameModule, 'practice'>>;

/** Returns the games that have a lesson, the default game first. */
export const gamesWithLesson = (): readonly GameModule[] =>
  [...games.values()].filter(({ lesson }) => lesson !== undefined);

/** Returns the games that have a practice table and a demonstration, the default game first. */
export const gamesWithPractice = (): readonly GameWithPractice[] =>
  [...games.values()].flatMap((game) => (game.practice ? [{ ...game, practice: game.practice }] : []));

const loads = new Map<string, Promise<void>>();

/** Loads the words of games, each once. Raises: `Unreachable`. */
export async function loadWords(ids: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(ids)].map(loadWordsOnce));
}

function loadWordsOnce(id: string): Promise<void> {
  const { addWords } = gameOf(id);
  const loading = loads.get(id) ?? addWords?.(id) ?? Promise.resolve();
  loads.set(id, loading);
  loading.catch(() => loads.delete(id));
  return loading;
}
