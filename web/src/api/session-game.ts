/** The game of each session, stored on this device so that a table can open offline. */

import { client, unwrap } from './client.ts';
import { Problem, Unreachable } from './problem.ts';

const PREFIX = 'paroli.game.';
const games = new Map<string, string>();

/** Stores a session's game. */
export function rememberGame(session: string, game: string): void {
  if (knownGame(session) === game) return;
  games.set(session, game);
  try {
    localStorage.setItem(PREFIX + session, game);
  } catch {
    // Without storage, the game is loaded again after a reload.
  }
}

/** Returns the game if this device knows it, or null. */
export function knownGame(session: string): string | null {
  try {
    return games.get(session) ?? localStorage.getItem(PREFIX + session);
  } catch {
    return games.get(session) ?? null;
  }
}

/** Returns the game of a session; null if the server cannot be reached or does not show the session. */
export async function loadGame(session: string): Promise<string | null> {
  const known = knownGame(session);
  if (known !== null) return known;
  try {
    // The first version is small, and never changes.
    const params = { path: { session }, query: { as_of: 1 } };
    const { game } = await unwrap(client.GET('/v1/sessions/{session}', { params }));
    rememberGame(session, game);
    return game;
  } catch (error) {
    if (error instanceof Unreachable || error instanceof Problem) return null;
    throw error;
  }
}
