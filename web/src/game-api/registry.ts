/** The games of this build, by their ids. */

import type { GameModule } from './game-module.ts';

const games = new Map<string, GameModule>();
let generic: GameModule | null = null;

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
