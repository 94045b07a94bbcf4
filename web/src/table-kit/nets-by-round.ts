/** The net of each player after each round, which the view of a game declares beside the players. */

import { declarationOf } from '../api/declarations.ts';
import type { Placed } from '../i18n/place-changes.ts';
import type { Nets } from '../ui/text/net-line.ts';
import type { TableView } from './model/table-view.ts';

/** A player's nets: after each round, and now. */
export interface PlayerNets extends Nets {
  readonly name: string;
}

/** Returns the nets of the players; none if the view of the game does not have them. */
export function netsByRound(view: TableView): readonly PlayerNets[] {
  const players = declarationOf(view.game)?.view.find(
    ({ list, members = [] }) => list && members.some(({ name }) => name === 'line'),
  );
  const shown: unknown = players && (view as unknown as Readonly<Record<string, unknown>>)[players.name];
  return Array.isArray(shown) ? (shown as readonly PlayerNets[]) : [];
}

/** Returns how many places a player has gained since the newest round began; 0 until the second round has ended. */
export function placesGained(view: TableView, player: string): number {
  const nets = netsByRound(view);
  const own = nets.find(({ name }) => name === player);
  if (!own || own.line.length < 2) return 0;
  const before = placeIn(nets, player, ({ line }) => line.at(-2) ?? 0);
  return before - placeIn(nets, player, ({ net }) => net);
}

/** Returns the place of a player, from 1. Equal nets share a place. */
function placeIn(
  nets: readonly PlayerNets[],
  player: string,
  netOf: (nets: PlayerNets) => number,
): Placed['place'] {
  const own = nets.find(({ name }) => name === player);
  return own ? 1 + nets.filter((other) => netOf(other) > netOf(own)).length : 0;
}
