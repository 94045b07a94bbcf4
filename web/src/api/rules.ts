/** The options for opening a table of a game: presets, rule fields and currencies. */

import { unwrap, client, type Schemas } from './client.ts';
import type { paths } from './schema.d.ts';

type Game = NonNullable<NonNullable<paths['/v1/rules']['get']['parameters']['query']>['game']>;

export type Rules = Schemas['Rules'];
export type Preset = Schemas['Preset'];

const loads = new Map<string, Promise<Rules>>();

/** Returns the options of a game; they are loaded once. Raises: `Problem`, `Unreachable`. */
export function loadRules(game: string): Promise<Rules> {
  const loading =
    loads.get(game) ??
    unwrap(client.GET('/v1/rules', { params: { query: { game: game as Game } } })).catch((error: unknown) => {
      loads.delete(game);
      throw error;
    });
  loads.set(game, loading);
  return loading;
}
