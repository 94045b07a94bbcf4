/** What a party has on the table. It is not in `parties.ts`, which the first load of a table has. */

import type { Schemas } from '../api/client.ts';

type Party = Schemas['PartyView'];

/**
 * Returns what a party has on the table, with the bank or the wager of a banker, which `at_table` leaves out. If the device
 * may not see the money of the party, it is `at_table`.
 */
export function moneyOnTable({ purse, at_table, brought_in, cashed_out, net }: Party): number {
  if (purse === null || brought_in === null || cashed_out === null || net === null) return at_table;
  return net + brought_in - cashed_out - purse;
}
