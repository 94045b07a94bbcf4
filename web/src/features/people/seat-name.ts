/** The name of a new player, if the seat was linked to a bankroll before. */

import { findName } from '../../platform/caseless.ts';

/**
 * The ids of the people by the names of the seats that play with their bankrolls; null if that is not shown. An id is
 * null if the key may not see people.
 */
export type Bankrolls = Readonly<Record<string, string | null>> | null;

/** The name under which `bankrolls` has the bank. It never means a player. */
const BANK = 'bank';

/** Returns a typed name of a new player as the session is to have it: in the spelling of its bankroll link, if any. */
export function seatName(bankrolls: Bankrolls, typed: string): string {
  const linked = Object.keys(bankrolls ?? {}).filter((name) => name !== BANK);
  return findName(linked, typed) ?? typed;
}
