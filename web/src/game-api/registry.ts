/** The games of this build, by their ids. */

import type { GameModule } from './game-module.ts';

const games = new Map<string, GameModule>();

export function registerGame(game: GameModule): void {
  games.set(game.id, game);
}

/** Returns a game by its id; without one, the game that was registered first. */
export function gameOf(id?: string): GameModule {
  const game = id === undefined ? games.values().next().value : games.get(id);
  if (!game) throw new Error(`This build has no game called ${id ?? 'anything'}.`);
  return game;
}
