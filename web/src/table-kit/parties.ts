/** The parties of a table of any game, from the summary in its view. */

import type { Schemas } from '../api/client.ts';

type Summary = Schemas['SessionSummary'];
type Party = Schemas['PartyView'];

/** What of a table has its parties. A view that an earlier build stored has none. */
export interface WithSummary {
  readonly summary?: Summary;
}

/** Returns the players in the order of their seats, then pools and the bank. */
export const partiesOf = ({ summary }: WithSummary): readonly Party[] => summary?.parties ?? [];

/** Whether the party is a player, who may bank. */
export const isPlayer = ({ role }: Party): boolean => role === 'player' || role === 'banker';

/** Returns the players, including one who banks, in the order of their seats. */
export const seatedParties = (table: WithSummary): readonly Party[] => partiesOf(table).filter(isPlayer);

/** Returns the names of the players in the order of their seats. */
export const playersOf = (table: WithSummary): readonly string[] =>
  seatedParties(table).map(({ name }) => name);

/**
 * Returns how many players were seated; null if the view of the game leaves it out. The parties cannot be counted, because
 * a player's key sees only its own.
 */
export const seatedAt = (table: { readonly seated?: number }): number | null => table.seated ?? null;

/** Whether a party has won or lost, so that places mean something. */
export const hasResult = (table: WithSummary): boolean =>
  partiesOf(table).some(({ net }) => (net ?? 0) !== 0);

/** Whether the players differ in what they have won or lost. If all have the same, no place means anything. */
export const hasPlaces = (table: WithSummary): boolean => {
  const nets = seatedParties(table).map(({ net }) => net);
  return nets.length < 2 || new Set(nets).size > 1;
};

/** Returns the player who banks, or null in a game where no player does. */
export const bankerOf = (table: WithSummary): string | null =>
  partiesOf(table).find(({ role }) => role === 'banker')?.name ?? null;

/** Whether another player may sit down. */
export const hasFreeSeat = ({ summary }: WithSummary): boolean => summary?.seats_left !== 0;
