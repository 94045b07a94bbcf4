/** A player of a table, from the summary in its view. */

import type { Party, TableView } from '../model/table-view.ts';

export type PartyOfTable = Party;

/** Returns a player; null if the player's seat is not recorded yet. */
export const partiesOf = ({ summary }: TableView, player: string): Party | null =>
  summary?.parties.find(({ name, role }) => name === player && (role === 'player' || role === 'banker')) ??
  null;
